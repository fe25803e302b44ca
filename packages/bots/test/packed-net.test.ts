// The net that ships: it says what the plain net says, whatever it was asked before.
import {
  checkOptions,
  type GameState,
  legalOptions,
  newGame,
  playTrusted,
  randomFromSeed,
} from '@eminent/engine';
import { expect, test } from 'vitest';
import { Net } from '../src/net/net.ts';
import { PackedNet } from '../src/net/packed-net.ts';
import { NETS } from '../src/net/nets.ts';
import { unpackWeights } from '../src/net/weights.ts';

function* positions(players: number): Generator<GameState> {
  const checked = checkOptions({ players });
  if (!checked.ok) throw new Error(checked.error);
  const state = newGame(checked.value, `packed ${players}`);
  const random = randomFromSeed('packed');
  while (!state.over) {
    const legal = legalOptions(state);
    playTrusted(state, legal[random.below(legal.length)] ?? -1);
    yield state;
  }
}

const CASES = NETS.flatMap((net) =>
  net.manifest.madeFor.players.map((players) => [net.manifest.name, players, net] as const),
);

test.each(CASES)('%s in positions of %i players', (_, players, net) => {
  const weights = net.shippedWeights();
  const plain = new Net(net.layers, unpackWeights(net.layers, weights));
  const carried = new PackedNet(net, weights);
  const active = new Int16Array(net.mostActive);
  let at = 0;
  for (const state of positions(players)) {
    at++;
    for (let seat = 0; seat < players; seat++) {
      const count = net.writeFeatures(state, seat, active);
      expect(new Set(active.subarray(0, count)).size).toBe(count);
      const answer = carried.evaluate(seat, active, count);
      expect(answer).toBeCloseTo(plain.evaluate(active, count), 4);
      const fresh = at % 50 === 0 ? new PackedNet(net, weights) : carried;
      expect(fresh.evaluate(seat, active, count)).toBe(answer);
    }
  }
});
