// The net for Escalation, with weights exported by `npm run tools -- train --net escalation-v1`.
import { layersFor } from '../net.ts';
import type { NetVersion } from '../net-version.ts';
import { writeFeatures } from './features.ts';
import { MAX_ACTIVE } from './layout.ts';
import { CALIBRATIONS } from './calibrations.ts';
import { MANIFEST } from './manifest.ts';
import { VOCABULARY } from './vocabulary.ts';
import { WEIGHTS } from './weights-data.ts';

export const escalationV1: NetVersion = {
  manifest: MANIFEST,
  vocabulary: VOCABULARY,
  layers: layersFor(MANIFEST.inputs),
  mostActive: MAX_ACTIVE,
  writeFeatures,
  shipped: WEIGHTS,
  calibrations: CALIBRATIONS,
};
