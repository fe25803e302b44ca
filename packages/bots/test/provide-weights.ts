// Setup of the unit tests: tests that import the sources of the bots get the weights of the nets as Node gets them, and nothing else is loaded.
import { readFileSync } from 'node:fs';
import { provideWeights } from '../src/net/net-version.ts';

for (const name of ['official-v1', 'escalation-v1']) {
  const file = new URL(`../src/net/${name}/${name}.bin`, import.meta.url);
  provideWeights(name, () => readFileSync(file));
}
