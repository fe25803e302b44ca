// The commands; the help lists them by name. To add one, create a file and export it here.
export { admin } from './admin.ts';
export { arena } from './arena.ts';
export { bot } from './bot.ts';
export { env } from './env.ts';
export { online } from './online.ts';
export { play } from './play.ts';
export { position } from './position.ts';
export { replay } from './replay.ts';
export { server } from './server.ts';
export { simulate } from './simulate.ts';
export { verify } from './verify.ts';
export { worker } from './worker.ts';
