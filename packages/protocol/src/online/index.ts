// The door of online tables: what their server and whoever plays there say to each other.
export * from './setup.ts';
export * from './wire.ts';
