// Loads the weights of the neural nets that bots use, when a game needs them. The workers share the
// files through the browser cache and the service worker.
import { missingNet, provideWeights } from '@eminent/bots';
import escalationV1 from '@eminent/bots/escalation-v1.bin?url';
import officialV1 from '@eminent/bots/official-v1.bin?url';
import type { GameOptions } from '@eminent/engine';

const FILES: Readonly<Record<string, string>> = {
  'official-v1': officialV1,
  'escalation-v1': escalationV1,
};

/** Loads the weights for games with these options; undefined if there are none left to load. */
export function loadNet(options: GameOptions): Promise<void> | undefined {
  const name = missingNet(options);
  return name === undefined ? undefined : load(name);
}

async function load(name: string): Promise<void> {
  const file = FILES[name];
  if (file === undefined) throw new Error(`the page has no file of the net ${name}`);
  const response = await fetch(file);
  if (!response.ok) throw new Error(`${file} answers ${response.status}`);
  provideWeights(name, new Uint8Array(await response.arrayBuffer()));
}
