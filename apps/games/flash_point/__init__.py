"""Flash Point: Fire Rescue and Extreme Danger: one pack, words and components only."""
