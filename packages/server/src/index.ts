// The server of online tables.
export {};
