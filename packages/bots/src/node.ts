// Entry point of the package for Node: reads the weights of each net from a file on first use.
import { readFileSync } from 'node:fs';
import { provideWeights } from './net/net-version.ts';
import { NETS } from './net/nets.ts';

for (const { manifest, shipped } of NETS) {
  const { name } = manifest;
  const file = new URL(`./net/${name}/${name}.bin`, import.meta.url);
  if (shipped !== undefined) provideWeights(name, () => readFileSync(file));
}

export * from './index.ts';
