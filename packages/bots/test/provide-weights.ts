// Setup of the unit tests: registers the weights of the nets without loading the bots.
import { readFileSync } from 'node:fs';
import { provideWeights } from '../src/net/net-version.ts';

for (const name of ['official-v1', 'escalation-v1']) {
  const file = new URL(`../src/net/${name}/${name}.bin`, import.meta.url);
  provideWeights(name, () => readFileSync(file));
}
