"""How compiled code holds records: as bare pointers to words.

numba's own record and array types carry shapes, strides and owners through every call, wrap negative indices round, and count references. Rules need
none of it: a record is a row of 64-bit words, a field of n words is a pointer into it. That is twice as fast, and compiles in half the time.
With `checked` an index out of range raises IndexError instead of reaching into the neighbouring field. Workers only.
"""

from __future__ import annotations

import operator
from typing import Any

from numba import int64, types
from numba.core.typing.templates import AbstractTemplate, AttributeTemplate, infer_getattr, infer_global, signature
from numba.extending import lower_builtin, lower_cast, lower_getattr_generic, lower_setattr_generic, models, register_model

from apps.engine.record import Record


class Words(types.Type):
    """A pointer to words: `Ints` in the rules. `length` 0 means unknown; known ones are checked if `checked`."""

    def __init__(self, length: int = 0, *, checked: bool = False) -> None:
        self.length = length
        self.checked = checked
        self.dtype = int64
        super().__init__(name=f"Words({length}, checked={checked})")

    def can_convert_from(self, context: Any, other: Any) -> Any:
        """A whole array may be handed over; a field of known length where any will do."""
        return _words_like(other) if self.length == 0 or isinstance(other, types.Array) else None


class Fields(types.Type):
    """A pointer to the words of a record; `places` says at which word a field begins and how many it has, 0 for a single one."""

    def __init__(self, name: str, places: tuple[tuple[str, int, int], ...], *, checked: bool) -> None:
        self.places = {field: (at, length) for field, at, length in places}
        self.checked = checked
        self.dtype = int64
        super().__init__(name=f"Fields({name}, {places}, checked={checked})")

    def can_convert_from(self, context: Any, other: Any) -> Any:
        """A whole array may be handed over."""
        return _words_like(other) if isinstance(other, types.Array) else None


def fields_of(record: type[Record], *, checked: bool) -> Fields:
    """The compiled type of a record class."""
    places, at = [], 0
    for field, length in record.fields().items():
        places.append((field, at, length))
        at += max(length, 1)
    return Fields(f"{record.__module__}.{record.__qualname__}", tuple(places), checked=checked)


def _words_like(other: Any) -> Any:
    whole = isinstance(other, types.Array) and other.dtype == int64 and other.ndim == 1 and other.layout == "C"
    return 2 if whole or isinstance(other, Words) else None  # 2: a safe conversion


register_model(Words)(models.PointerModel)
register_model(Fields)(models.PointerModel)


@lower_cast(types.Array, Words)
@lower_cast(types.Array, Fields)
def _array_to_pointer(context: Any, builder: Any, fromty: Any, toty: Any, value: Any) -> Any:
    return context.make_array(fromty)(context, builder, value).data


@lower_cast(Words, Words)
def _words_to_words(context: Any, builder: Any, fromty: Any, toty: Any, value: Any) -> Any:
    return value


@infer_getattr
class _FieldType(AttributeTemplate):
    key = Fields

    def generic_resolve(self, typ: Fields, attr: str) -> Any:
        if attr not in typ.places:
            return None
        length = typ.places[attr][1]
        return Words(length, checked=typ.checked) if length else int64


def _place(context: Any, builder: Any, typ: Fields, pointer: Any, attr: str) -> Any:
    return builder.gep(pointer, [context.get_constant(types.intp, typ.places[attr][0])], inbounds=True)


@lower_getattr_generic(Fields)
def _get_field(context: Any, builder: Any, typ: Fields, value: Any, attr: str) -> Any:
    place = _place(context, builder, typ, value, attr)
    return place if typ.places[attr][1] else builder.load(place)


@lower_setattr_generic(Fields)
def _set_field(context: Any, builder: Any, sig: Any, args: Any, attr: str) -> None:
    builder.store(args[1], _place(context, builder, sig.args[0], args[0], attr))


@infer_global(operator.getitem)
class _ItemType(AbstractTemplate):
    def generic(self, args: Any, kws: Any) -> Any:
        if isinstance(args[0], Words) and isinstance(args[1], (types.Integer, types.Boolean)):
            return signature(int64, args[0], int64)
        return None


@infer_global(operator.setitem)
class _SetItemType(AbstractTemplate):
    def generic(self, args: Any, kws: Any) -> Any:
        if isinstance(args[0], Words) and isinstance(args[1], (types.Integer, types.Boolean)):
            return signature(types.none, args[0], int64, int64)
        return None


def _item(context: Any, builder: Any, typ: Words, pointer: Any, index: Any) -> Any:
    if typ.checked and typ.length:
        beyond = builder.icmp_unsigned(">=", index, context.get_constant(types.intp, typ.length))
        with builder.if_then(beyond, likely=False):
            context.call_conv.return_user_exc(builder, IndexError, (f"beyond {typ.length} words",))
    return builder.gep(pointer, [index], inbounds=True)


@lower_builtin(operator.getitem, Words, types.Integer)
def _get_item(context: Any, builder: Any, sig: Any, args: Any) -> Any:
    return builder.load(_item(context, builder, sig.args[0], args[0], args[1]))


@lower_builtin(operator.setitem, Words, types.Integer, types.Integer)
def _set_item(context: Any, builder: Any, sig: Any, args: Any) -> Any:
    builder.store(args[2], _item(context, builder, sig.args[0], args[0], args[1]))
    return context.get_dummy_value()
