// Italian messages of Escalation that differ from the official game. "Caccia" are fighters.
import type { Wording } from '../../../translation.ts';

export const escalation: Wording = {
  'explanations.nothing.attack': 'Non hai astronavi per attaccare nessun pianeta.',
  'explanations.nothing.colonize': 'Non hai pianeti coperti che accolgano colonie.',
  'explanations.nothing.take': 'Non c’è niente da prendere.',
  'explanations.needs-fighters': '{need:Serve|Servono} {need} caccia. Ne hai {have}.',
  'glossary.attack.text':
    'Paga con astronavi della sua taglia il costo Guerra di un pianeta e scoprilo. Di solito puoi attaccare solo i tuoi, coperti.',
  'glossary.actionPhase.text':
    'La prima parte del turno: gioca una carta per la sua Azione, o usa l’Azione di un pianeta, di un permanente o della flotta.',
  'glossary.startPlanet.text':
    'Il tuo primo pianeta. Ne tieni uno fra due, uno vecchio e uno nuovo.',
  'glossary.supply.text':
    'I gettoni influenza comuni, 24 all’inizio, 32 in cinque. Quando è vuota scatta la fine.',
  'glossary.fighter.term': 'Caccia',
  'glossary.fighter.text':
    'L’astronave più piccola. Serve a pagare gli attacchi. Si raccoglie con Guerra.',
  'glossary.tie.text':
    'Vince chi ha più risorse e caccia in tutto. Se anche questi sono pari, la vittoria è condivisa.',
  'climax.spent': '{n} {n:caccia speso|caccia spesi}',
  'previews.noColonies': 'Nulla di tuo accoglie colonie: non ne puoi aggiungere.',
  'decisions.action': 'Quale Azione fai?',
  'decisions.actionAgain': 'Fai un’altra Azione?',
  'decisions.muster': 'Raccogli {n} {n:caccia|caccia} o attacchi un pianeta?',
  'options.done.action': 'Salta l’Azione',
  'options.done.actionAgain': 'Nessun’altra Azione',
  'options.collect': 'Raccogli {n} {n:caccia|caccia}',
  'options.trade-fighter': 'Commercia un caccia',
  'options.attack': 'Attacca {planet} con {n} {n:caccia|caccia}',
  'outcomes.fighters': '{n} {n:caccia|caccia}',
  'outcomes.orFighters': 'Oppure {n} {n:caccia|caccia}',
  'previews.fighters': 'Raccogli {range} {n:caccia|caccia}.',
  'previews.noFighters': 'Non ci sono più caccia da raccogliere.',
  'events.fighters.you': 'Raccogli {n} {n:caccia|caccia}.',
  'events.fighters.they': '{name} raccoglie {n} {n:caccia|caccia}.',
  'events.attack.you': 'Attacchi {planet} con {n} {n:caccia|caccia}.',
  'events.attack.they': '{name} attacca {planet} con {n} {n:caccia|caccia}.',
  'events.trade-fighter.you': 'Commerci un caccia.',
  'events.trade-fighter.they': '{name} commercia un caccia.',
  'recap.fighters': '+{n} {n:caccia|caccia}',
  'reasons.fighters': 'Ti dà {n} {n:caccia|caccia}.',
  'reasons.costs':
    'Si conquista con {colonies} {colonies:colonia|colonie} o {fighters} {fighters:caccia|caccia}.',
  'reasons.ready.warfare': 'Poi hai caccia a sufficienza per attaccare un pianeta.',
  'reasons.nearer.warfare': 'Ancora {missing} caccia e puoi attaccare un pianeta.',
  'roles.warfare.role': 'Raccogli 1 caccia per ogni simbolo.',
  'shortTexts.warfare': '1 caccia, o attacca.',
  'shortTexts.improved-warfare': '2 caccia, o attacca.',
  'shortTexts.weapon-emporium': 'Commercia anche caccia.',
  'shortTexts.mobilization': '2 caccia. Attacca dopo il ruolo.',
  'shortTexts.scorched-earth-policy': 'Attacchi: 2 caccia in meno.',
  'cards.warfare.text': 'Raccogli 1 caccia, o attacca 1 pianeta.',
  'cards.improved-warfare.text': 'Raccogli 2 caccia, o attacca 1 pianeta.',
  'cards.weapon-emporium.text':
    'Puoi commerciare caccia come se fossero risorse. Un caccia non è un tipo di risorsa.',
  'cards.mobilization.text':
    'Raccogli 2 caccia. Dopo la tua fase Ruolo di questo turno puoi attaccare 1 pianeta.',
  'cards.scorched-earth-policy.text':
    'I tuoi attacchi costano 2 caccia in meno. Un pianeta attaccato non può mai avere risorse.',
  'piece.planetCosts':
    '{fighters} {fighters:caccia|caccia} o {colonies} {colonies:colonia|colonie}',
  'score.tieBreak': 'Risorse e caccia',
  'score.tieDecided': 'Parità! Vince chi ha più risorse e caccia.',
  'score.shared': 'Anche risorse e caccia sono pari: la vittoria è condivisa.',
  'tips.blocked.text': 'Qui sta un caccia della Terra bruciata: niente risorse.',
  'ui.aftermath.nearly.fighters': '{n} {n:caccia rimasto|caccia rimasti}',
  'ui.fighters': '{n} {n:caccia|caccia}',
  'ui.tieDecided': 'Parità! Vince chi ha più risorse e caccia ({list}).',
  'ui.tieShared': 'Parità, anche di risorse e caccia: la vittoria è condivisa.',
};
