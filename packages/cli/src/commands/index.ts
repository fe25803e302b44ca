// Every command of the terminal: a file and a line each. The help lists them in the order of their names.
export { admin } from './admin.ts';
export { arena } from './arena.ts';
export { bot } from './bot.ts';
export { online } from './online.ts';
export { play } from './play.ts';
export { position } from './position.ts';
export { replay } from './replay.ts';
export { server } from './server.ts';
export { simulate } from './simulate.ts';
export { verify } from './verify.ts';
export { worker } from './worker.ts';
