// Peace, the same on civilized planets and on a treaty: an influence for each Warfare role that is dissented (docs/escalation.md, PL4).
import type { Trigger } from '../../model/trigger.ts';

export const PEACE: readonly Trigger[] = [{ when: 'dissents', role: 'warfare', influence: 1 }];
