// The Peace trigger of civilized planets and Peace Treaties: the owner receives influence for
// dissenting from Warfare (RULES PL4).
import type { Trigger } from '../../model/trigger.ts';

export const PEACE: readonly Trigger[] = [{ when: 'dissents', role: 'warfare', influence: 1 }];
