// The Peace trigger of civilized planets and treaties: influence for each dissented Warfare role
// (docs/escalation.md, PL4).
import type { Trigger } from '../../model/trigger.ts';

export const PEACE: readonly Trigger[] = [{ when: 'dissents', role: 'warfare', influence: 1 }];
