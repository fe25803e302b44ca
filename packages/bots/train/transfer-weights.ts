// Transfers the weights of an older net to a new one before its training: those of shared inputs
// and of all upper layers. So the new net rates the older net's games as the older net does.
import '../src/node.ts';
import { HIDDEN_1 } from '../src/net/net.ts';
import { type NetVersion, shippedWeights } from '../src/net/net-version.ts';
import * as escalation from '../src/net/escalation-v1/layout.ts';
import { escalationV1 } from '../src/net/escalation-v1/escalation-v1.ts';
import * as official from '../src/net/official-v1/layout.ts';
import { officialV1 } from '../src/net/official-v1/official-v1.ts';
import { unpackWeights } from '../src/net/packed-weights.ts';

/** The first input of each part, or its offset within a larger part, by name. */
type Layout = Readonly<Record<string, number>>;
/** An input of the older net, and the input of the new net that gets its weights. */
type Row = readonly [from: number, to: number];

/** Number of seats in the older net. A fifth seat gets the fourth one's weights times FAINT. */
const SEATS = 4;
/**
 * Factor of the fifth player's weights, because the upper layers were not trained with five seats.
 * With factor 1 the five chances add up to 0.41, with 0 to 1.04. With this factor they add up to
 * 0.87, and the net plays best.
 */
const FAINT = 0.25;
/** Parts with one feature per seat. */
const BY_SEAT = ['decider', 'leader', 'start'] as const;

function rows(from: number, to: number, length: number): readonly Row[] {
  return Array.from({ length }, (_, i) => [from + i, to + i] as const);
}

/** The rows of parts with the same name. The first inputs of a grown part get the older weights. */
function sameParts(older: Layout, size: number, now: Layout, except: string): readonly Row[] {
  const parts = Object.entries(older).sort(([, a], [, b]) => a - b);
  return parts.flatMap(([name, at], i) => {
    const to = now[name];
    const end = parts[i + 1]?.[1] ?? size;
    return to === undefined || name === except ? [] : rows(at, to, end - at);
  });
}

/** Adds offsets to the inputs of rows. */
function shifted(all: readonly Row[], from: number, to: number): readonly Row[] {
  return all.map(([a, b]) => [a + from, b + to] as const);
}

/** The rows of official-v1 and the equivalent rows of escalation-v1. */
function officialRows(): readonly Row[] {
  const table = sameParts(official.AT, official.INPUTS, escalation.AT, 'player');
  const down = sameParts(official.DOWN_AT, official.DOWN_PART, escalation.DOWN_AT, '');
  const player = [
    ...sameParts(official.PLAYER_AT, official.PLAYER_PART, escalation.PLAYER_AT, 'down'),
    ...Array.from({ length: official.DOWN_SHOWN }, (_, i) =>
      shifted(
        down,
        official.PLAYER_AT.down + i * official.DOWN_PART,
        escalation.PLAYER_AT.down + i * escalation.DOWN_PART,
      ),
    ).flat(),
  ];
  const last = SEATS - 1;
  const seats = Array.from({ length: escalation.SEATS }, (_, seat) =>
    shifted(
      player,
      official.AT.player + Math.min(seat, last) * official.PLAYER_PART,
      escalation.AT.player + seat * escalation.PLAYER_PART,
    ),
  ).flat();
  const fifth = BY_SEAT.map(
    (name) => [official.AT[name] + last, escalation.AT[name] + SEATS] as const,
  );
  return [...table, ...seats, ...fifth];
}

/** Returns the weights of a new net inherited from an older one; undefined if there is none. */
export function inheritedWeights(version: NetVersion): Float32Array | undefined {
  if (version !== escalationV1) return undefined;
  const older = officialV1.layers;
  const known = unpackWeights(older, shippedWeights(officialV1));
  const weights = new Float32Array(version.layers.size);
  for (const [from, to] of officialRows()) {
    weights.set(known.subarray(from * HIDDEN_1, (from + 1) * HIDDEN_1), to * HIDDEN_1);
  }
  const { player } = escalation.AT;
  const further = weights.subarray(
    (player + SEATS * escalation.PLAYER_PART) * HIDDEN_1,
    (player + escalation.SEATS * escalation.PLAYER_PART) * HIDDEN_1,
  );
  for (const [i, weight] of further.entries()) further[i] = weight * FAINT;
  weights.set(known.subarray(older.b1), version.layers.b1);
  return weights;
}
