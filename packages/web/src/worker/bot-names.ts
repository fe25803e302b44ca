// The names of the opponents, for the new-game form.
export { LEVELS, STYLES } from '@eminent/bots/names';
