// Messages of the prototype of 2010, in Italian.
import type * as english from '../../../en/rulesets/prototype-2010/messages.ts';
import type { Translation } from '../../../translation.ts';

export const game = {
  name: 'Prototipo del 2010',
  text: 'Un prototipo, più imprevedibile e fortunoso: sei pile, pianeti nascosti, tecnologie alla cieca e una fine improvvisa. I numeri mai pubblicati sono ricostruiti.',
} as const satisfies Translation<typeof english.game>;

export const switches = {
  prototypeRoleCounts: {
    name: 'Carte del prototipo',
    even: 'Diciannove per ogni ruolo.',
    'fewer-warfare': 'Venti per ogni ruolo e quattordici Guerra.',
  },
  prototypeStartFaceDown: {
    name: 'Pianeti iniziali del prototipo',
    off: 'Scoperti dall’inizio.',
    on: 'Coperti, al costo di 2.',
  },
  prototypeRoleActions: {
    name: 'Azioni delle carte ruolo',
    off: 'Le carte ruolo non hanno un’Azione.',
    on: 'Le carte ruolo hanno le Azioni della bozza successiva.',
  },
  prototypeDiscardDown: {
    name: 'Le carte oltre il limite della mano',
    off: 'Si tengono.',
    on: 'Si scartano nella fase di Pulizia.',
  },
} as const satisfies Translation<typeof english.switches>;

export const reconstructed = {
  technology:
    'Ricostruita: simboli, influenza e Azione di questa carta non sono mai stati pubblicati.',
  planet:
    'Ricostruito: costi, influenza, simbolo, spazi e simbolo della mano non sono mai stati pubblicati.',
  start: 'Ricostruito: tipo e spazio non sono mai stati pubblicati.',
} as const satisfies Translation<typeof english.reconstructed>;
