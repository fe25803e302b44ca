// The names of the opponents, for the new-game form.
export { botNames } from '@eminent/bots';
