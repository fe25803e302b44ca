// The lines of the bots during a game, in Italian.
import type * as english from '../en/bot-lines.ts';
import type { Translation } from '../translation.ts';

export const speech = {
  eager: {
    begins: { a: 'Quando vuoi, si parte!', b: 'Forza, andiamo!' },
    attacks: { a: 'Hai visto? È nostro!', b: 'Tutti a casa, con un mondo in più!' },
    settles: { a: 'La bandiera è su!', b: 'Le case sono in piedi. Avanti!' },
    buys: { a: 'Ne ho sempre voluta una.', b: 'Largo, questa è nuova!' },
    overtaken: { a: 'Ehi, aspettami!', b: 'Sei veloce. Io di più.' },
    nearlyOut: { a: 'Ci siamo quasi. Presto!', b: 'Svelti, sta per finire!' },
    wins: { a: 'Ho vinto? Ho vinto!', b: 'Il traguardo è mio!' },
    loses: { a: 'Ancora! Ancora!', b: 'La prossima volta sarò più veloce.' },
  },
  proud: {
    begins: { a: 'Vinca la flotta migliore.', b: 'Hai tutta la mia attenzione.' },
    attacks: { a: 'Questo mondo ora ha i miei colori.', b: 'Fatto, e in buon ordine.' },
    settles: { a: 'Degna sede di un governatore.', b: 'Un’altra stella sulla mia mappa.' },
    buys: { a: 'I miei ingegneri si danno da fare.', b: 'Di questa sentirai parlare.' },
    overtaken: { a: 'Sei in testa. Per ora.', b: 'Ben giocato. Non durerà.' },
    nearlyOut: { a: 'La fine è in vista.', b: 'Conta la tua influenza. Io l’ho fatto.' },
    wins: { a: 'La galassia è in buone mani.', b: 'Un degno avversario. O quasi.' },
    loses: { a: 'La giornata è tua. Ti saluto.', b: 'Questa te la sei meritata.' },
  },
  fierce: {
    begins: { a: 'Spero tu abbia portato gli scudi.', b: 'Uno di noi tornerà a mani vuote.' },
    attacks: { a: 'Mio.', b: 'Ha resistito. Non a lungo.' },
    settles: { a: 'Hanno aperto loro le porte.', b: 'Anch’io so piantare una bandiera.' },
    buys: { a: 'Un’altra lama per la collezione.', b: 'Non ti piacerà quello che fa.' },
    overtaken: { a: 'Goditela finché dura.', b: 'Adesso mi arrabbio.' },
    nearlyOut: { a: 'Non c’è più dove nascondersi.', b: 'Sento odore di fine.' },
    wins: { a: 'Tutto qui?', b: 'Ora è tutto mio.' },
    loses: { a: 'Impossibile.', b: 'Tornerò, con più astronavi.' },
  },
  calm: {
    begins: { a: 'C’è posto per tutti. O quasi.', b: 'Vediamo che cosa cresce.' },
    attacks: { a: 'Avrei preferito chiedere.', b: 'Spiacevole, ma fatto.' },
    settles: { a: 'Un mondo tranquillo. Mi piace.', b: 'Buona terra, gente paziente.' },
    buys: { a: 'Molto interessante.', b: 'Anni di lavoro, ed eccola.' },
    overtaken: { a: 'Sei avanti. So aspettare.', b: 'Le radici lente tengono di più.' },
    nearlyOut: { a: 'Tutto finisce. Questo, tra poco.', b: 'È tempo di raccolto.' },
    wins: { a: 'La pazienza, vedi.', b: 'Alla fine tutto è andato a posto.' },
    loses: { a: 'Oggi ho imparato qualcosa.', b: 'Una bella partita. Grazie.' },
  },
  shrewd: {
    begins: { a: 'Ogni cosa ha il suo prezzo.', b: 'Cominciamo a contare?' },
    attacks: { a: 'Meno caro che comprarlo.', b: 'Un’acquisizione ostile.' },
    settles: { a: 'Un buon investimento.', b: 'Bella vista, poche tasse.' },
    buys: { a: 'Cara. Ma ne vale la pena.', b: 'Tengo la ricevuta.' },
    overtaken: { a: 'Devo aver sbagliato i conti.', b: 'Gli interessi mi riporteranno su.' },
    nearlyOut: { a: 'Ultima occasione per comprare.', b: 'Poche scorte, prezzi alti.' },
    wins: { a: 'Conti chiusi, in attivo.', b: 'È un piacere fare affari.' },
    loses: { a: 'Una perdita, sulla carta.', b: 'Con te si tratta a fatica.' },
  },
} as const satisfies Translation<typeof english.speech>;
