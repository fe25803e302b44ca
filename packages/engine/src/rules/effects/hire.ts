// Pays a ship for influence (Soldiers of Fortune).
import { canPayShips } from '../../queries/ships.ts';
import { NONE, SHIPS } from '../../model/names.ts';
import { playerAt } from '../../state/state.ts';
import { pay, receiveStep } from '../payment.ts';
import { begin } from '../steps/step.ts';
import { effect } from './effect.ts';

export const hire = effect('hire', {
  isPossible: (state, seat, { ship }) => canPayShips(playerAt(state, seat), SHIPS.indexOf(ship), 1),
  carryOut(state, seat, { ship, influence }) {
    begin(state, receiveStep, seat, NONE, influence);
    pay(state, seat, SHIPS.indexOf(ship), 1);
  },
  missing: () => 'ships',
});
