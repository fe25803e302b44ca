// Names and texts of the official cards of 2011, in Italian. `errata` is the corrected text.
import type * as english from '../../en/cards/base.ts';
import type { Translation } from '../../translation.ts';

export const base = {
  survey: { name: 'Esplorazione', text: 'Pesca 2 carte.' },
  warfare: { name: 'Guerra', text: 'Raccogli 1 astronave, o attacca 1 pianeta.' },
  colonize: {
    name: 'Colonizzazione',
    text: 'Infila questa carta come 1 colonia, o stabilisciti su 1 pianeta.',
  },
  'produce-trade': {
    name: 'Produzione/Commercio',
    text: 'Produci 1 risorsa, o commerciane 1.',
  },
  research: {
    name: 'Ricerca',
    text: 'Rimuovi dal gioco fino a 2 carte della tua mano (anche questa).',
  },
  produce: { name: 'Produzione', text: 'Produci 1 risorsa.' },
  trade: { name: 'Commercio', text: 'Commercia 1 risorsa.' },
  politics: {
    name: 'Politica',
    text: 'Rimuovi questa carta dal gioco e prendi in mano 1 carta ruolo da una pila.',
  },
  'improved-survey': { name: 'Esplorazione Migliorata', text: 'Pesca 3 carte.' },
  'improved-colonize': {
    name: 'Colonizzazione Migliorata',
    text: 'Puoi stabilirti su 1 pianeta. Poi stabilisciti su un altro, o infila questa carta come 1 colonia.',
  },
  'improved-warfare': {
    name: 'Guerra Migliorata',
    text: 'Raccogli 2 astronavi, o attacca 1 pianeta.',
  },
  'improved-production': {
    name: 'Produzione Migliorata',
    text: 'Produci fino a 2 risorse.',
  },
  'improved-trade': {
    name: 'Commercio Migliorato',
    text: 'Prendi 1 influenza dalla riserva. Non vale come commercio.',
  },
  'improved-research': {
    name: 'Ricerca Migliorata',
    text: 'Pesca 1 carta, poi rimuovi dal gioco fino a 3 carte della tua mano (anche questa).',
  },
  'diverse-markets': {
    name: 'Mercati Diversificati',
    text: 'In questo turno ogni tipo diverso di risorsa che commerci frutta 1 influenza in più.',
  },
  'data-network': {
    name: 'Rete Dati',
    text: 'Pesca 2 carte, poi rimuovi dal gioco quante carte vuoi della tua mano.',
  },
  specialization: {
    name: 'Specializzazione',
    text: 'Scegli un tipo di risorsa. In questo turno ogni risorsa di quel tipo che commerci frutta 1 influenza in più.',
  },
  'weapon-emporium': {
    name: 'Emporio d’Armi',
    text: 'Puoi commerciare astronavi come se fossero risorse. Un’astronave non è un tipo di risorsa.',
  },
  streamlining: {
    name: 'Snellimento',
    text: 'In ogni tuo turno puoi rimuovere dal gioco 1 carta della tua mano.',
  },
  adaptability: {
    name: 'Adattabilità',
    text: 'Le tue carte Ricerca di base valgono 1 simbolo di ogni ruolo quando potenzi o segui.',
  },
  hyperefficiency: {
    name: 'Iperefficienza',
    text: 'Nei tuoi turni puoi rimuovere dal gioco quante carte vuoi della tua mano.',
  },
  mobilization: {
    name: 'Mobilitazione',
    text: 'Raccogli 2 astronavi. Dopo la tua fase Ruolo di questo turno puoi attaccare 1 pianeta.',
  },
  'survey-team': {
    name: 'Squadra di Esplorazione',
    text: 'Metti nel tuo Impero, coperto, il primo pianeta del mazzo.',
  },
  'war-path': { name: 'Sentiero di Guerra', text: 'Attacca fino a 2 pianeti.' },
  imperialism: {
    name: 'Imperialismo',
    text: 'I suoi simboli Esplorazione, Commercio e Guerra contano nel tuo Impero.',
  },
  'scorched-earth-policy': {
    name: 'Terra Bruciata',
    text: 'I tuoi attacchi costano 2 astronavi in meno. Un pianeta attaccato non può mai avere risorse.',
  },
  logistics: {
    name: 'Logistica',
    text: 'Puoi giocare la fase Ruolo prima della fase Azione.',
    errata:
      'Puoi giocare la fase Ruolo prima della fase Azione. Quando la partita starebbe per finire, giochi 1 turno in più.',
  },
  productivity: {
    name: 'Produttività',
    text: 'Nella fase Azione puoi giocare fino a 2 carte, una dopo l’altra.',
  },
  'artificial-intelligence': {
    name: 'Intelligenza Artificiale',
    text: 'Prendi in mano 2 carte ruolo dalle pile.',
  },
  'genetic-engineering': {
    name: 'Ingegneria Genetica',
    text: 'In questo turno ogni tipo diverso di risorsa che produci frutta 1 influenza.',
  },
  terraforming: {
    name: 'Terraformazione',
    text: 'Infila questa carta come 2 colonie. Se bastano al costo stampato, senza sconti, ti stabilisci sul pianeta.',
    errata:
      'Infila questa carta come 2 colonie. Se bastano al costo, sconti compresi, ti stabilisci sul pianeta.',
  },
  'fertile-ground': {
    name: 'Terreno Fertile',
    text: 'I suoi simboli Colonizzazione, Produzione e Ricerca contano nel tuo Impero.',
  },
  abundance: {
    name: 'Abbondanza',
    text: 'I pianeti su cui ti stabilisci o che attacchi entrano in gioco con tutti gli spazi pieni.',
    errata:
      'Quando prendi questa carta, produci fino a 4. Ogni volta che ti stabilisci o attacchi, produci fino a 2.',
  },
  'manual-peace-treaty': {
    name: 'Trattato di Pace',
    text: 'Ogni volta che dissenti da un ruolo Guerra prendi 1 influenza.',
  },
  'manual-tour-de-force': {
    name: 'Prova di Forza',
    text: 'Prendi 1 influenza e raccogli 2 astronavi. Dopo ogni fase Ruolo di questo turno puoi attaccare un pianeta.',
  },
  dissension: { name: 'Dissenso', text: 'Quando dissenti peschi 2 carte.' },
  bureaucracy: {
    name: 'Burocrazia',
    text: 'Seguendo Guerra puoi attaccare; seguendo Colonizzazione puoi stabilirti.',
    errata:
      'Seguendo Guerra puoi attaccare; seguendo Colonizzazione puoi stabilirti. Segui Guerra e tutti gli altri ruoli con 1 simbolo in più.',
  },
} as const satisfies Translation<typeof english.base>;
