import type { GameCoach } from '@orrery/ui/lesson';
import type { MicroCosmos } from '../rules/vocabulary.ts';

export const coach: GameCoach<MicroCosmos> = {
  goal: [
    { id: 'planets', at: ['field:N:P'] },
    { id: 'travel', at: ['field:C:G'] },
    // A phone draws no tracks of their own: there the planet stands for them.
    { id: 'tracks', at: ['track:N:biomass', 'field:N:P'] },
  ],
  questions: {
    'discard-crew': { points: ['edges', 'colony'] },
    'place-crew': { points: ['first'] },
    'gain-any': { points: ['need', 'room'] },
    upgrade: { points: ['pair', 'engines'] },
    'pay-specialist': { points: ['edge', 'marker'] },
    travel: { points: ['next', 'room'] },
    'discovery-track': { points: ['bring'] },
    'cantina-pick': { points: ['edge', 'specialist'] },
    'draw-crew': { points: ['room', 'final'] },
    'play-crew': { points: ['twice'] },
    'pay-any': { points: ['plenty'] },
    'planet-action': { points: ['back'] },
    'raise-level': { points: ['first', 'rival'] },
    'explore-choice': { points: ['colour', 'goods'] },
    'keep-survivor': { points: ['planet', 'three'] },
    'orbit-action': { points: ['lacks', 'both'] },
    'end-draw': { points: ['room', 'specialist'] },
    'automa-specialist': { points: ['spare'] },
    'automa-outpost': { points: ['yield'] },
  },
  news: {
    'planet-completed': { weight: 3 },
    'end-triggered': { weight: 3 },
    'outpost-income': { weight: 3, mine: 'player' },
    'planet-scored': { weight: 2, mine: 'player' },
    discovered: { weight: 2 },
    terraformed: { weight: 2 },
    'colony-founded': { weight: 2 },
    moved: { weight: 1 },
    gathered: { weight: 1 },
  },
  terms: {
    ark: {
      rule: 'MC-4.2',
      forms: { en: 'Ark|Arks', pl: 'Arka|Arki|Arkę|Arce|Arką|Ark', cs: 'archa|archy|archu|arše|archou' },
    },
    route: { rule: 'MC-8.2', forms: { en: 'route|routes', pl: 'szlak*', cs: 'tras*' } },
    range: { rule: 'MC-8.10', forms: { en: 'range', pl: 'zasięg*', cs: 'dolet|doletu|dosah|dosahu' } },
    moon: {
      rule: 'MC-10.2',
      forms: { en: 'moon|moons', pl: 'księżyc*|!księżycowy*', cs: 'měsíc|měsíce|měsíci|měsíců' },
    },
    station: {
      rule: 'MC-10.2',
      forms: {
        en: 'space station|space stations|station|stations',
        pl: 'stacja kosmiczna|stacji kosmicznej|stację kosmiczną|stacje kosmiczne|stacji|stacja|stację|stacje',
        cs: 'vesmírná stanice|vesmírné stanice|vesmírné stanici|stanic*',
      },
    },
    asteroid: { rule: 'MC-8.15', forms: { en: 'asteroid|asteroids', pl: 'asteroid*', cs: 'asteroid*' } },
    'star-gate': {
      rule: 'MC-9.1',
      forms: {
        en: 'Star Gate',
        pl: 'Gwiezdny Portal|Gwiezdnego Portalu|Gwiezdnym Portalu|Gwiezdnym Portalem|Gwiezdnemu Portalowi',
        cs: 'Hvězdná brána|Hvězdné brány|Hvězdné bráně|Hvězdnou bránu|Hvězdnou bránou|brána|bránu|brány|bráně|branou',
      },
    },
    damaged: { rule: 'MC-10.20', forms: { en: 'damaged', pl: 'zniszczon*|uszkodzon*', cs: 'zničen*|poškozen*' } },
    terraformed: {
      rule: 'MC-10.24',
      forms: { en: 'terraformed|restored', pl: 'sterraformowan*', cs: 'terraformovan*|obnoven*' },
    },
    'crew-card': {
      rule: 'MC-6.1',
      forms: {
        en: 'crew card|crew cards',
        pl: 'karta załogi|karty załogi|kartę załogi|kart załogi|karcie załogi|kartą załogi|kartami załogi',
        cs: 'karta posádky|karty posádky|kartu posádky|karet posádky|kartou posádky',
      },
    },
    edge: {
      rule: 'MC-6.2',
      symbol: 'green',
      forms: {
        en: 'edge|edges|!to the edges',
        pl: 'krawędź|krawędzi|krawędzie|krawędzią',
        cs: 'okraj|okraje|okraji|okrajem',
      },
    },
    rows: {
      rule: 'MC-6.1',
      forms: {
        en: 'upper row|lower row|top row|bottom row',
        pl: 'górny rząd|dolny rząd|górnym rzędzie|dolnym rzędzie|górnego rzędu|dolnego rzędu',
        cs: 'horní řada|dolní řada|horní řady|dolní řady|horní řadě|dolní řadě|horní řadu',
      },
    },
    cantina: { rule: 'MC-6.11', forms: { en: 'Cantina', pl: 'Kantyn*|kantyn*', cs: 'kantýn*' } },
    specialist: {
      rule: 'MC-6.20',
      symbol: 'engineer',
      forms: { en: 'specialist|specialists', pl: 'specjali*', cs: 'specialist*' },
    },
    ready: {
      rule: 'MC-6.21',
      forms: {
        en: 'ready marker|ready markers|marker ready|becomes ready|locked marker|locked markers',
        pl: 'odblokowany znacznik|odblokowanym znacznikiem|odblokowanemu znacznikowi|zablokowany znacznik|zostaje odblokowany|odblokowane znaczniki',
        cs: 'připravený žeton|připraveným žetonem|připravenému žetonu|zablokovaný žeton|bude připravený|připravené žetony',
      },
    },
    upgrade: {
      rule: 'MC-7.1',
      symbol: 'upgrade',
      forms: { en: 'upgrade|upgrades', pl: 'ulepszeni*|ulepszeń', cs: 'vylepšen*' },
    },
    'terraforming-track': {
      rule: 'MC-10.22',
      forms: {
        en: 'terraforming track',
        pl: 'tor terraformacji|torze terraformacji|toru terraformacji',
        cs: 'stupnice terraformace|stupnici terraformace',
      },
    },
    'first-place': {
      rule: 'MC-10.24',
      forms: {
        en: 'first place|first places|you lead',
        pl: 'pierwsze miejsce|pierwszego miejsca|pierwszym miejscu',
        cs: 'první místo|prvního místa|prvním místě',
      },
    },
    colony: {
      rule: 'MC-10.50',
      symbol: 'found-colony',
      forms: { en: 'colony|colonies', pl: 'koloni*', cs: 'koloni*|!koloniální*' },
    },
    outpost: {
      rule: 'MC-10.60',
      symbol: 'create-outpost',
      forms: {
        en: 'trading outpost|trading outposts|outpost|outposts',
        pl: 'placówk*|placówek',
        cs: 'obchodní základn*|základna|základnu|základny|základně|základen',
      },
    },
    survivor: {
      rule: 'MC-10.31',
      symbol: 'survivor',
      forms: { en: 'survivor|survivors', pl: 'ocalał*|ocalal*', cs: 'přeživší*|přeživš*' },
    },
    settled: {
      rule: 'MC-10.40',
      symbol: 'settle',
      forms: { en: 'settled|settle|settling', pl: 'osiedl*|zasiedl*', cs: 'usadí*|usazen*|usídl*|usadit|usaďte' },
    },
    discovery: {
      rule: 'MC-8.20',
      forms: {
        en: 'discover|discovers|discovered|discovery',
        pl: 'odkryj planetę|odkrywa planetę|odkrywasz planetę|odkryci*',
        cs: 'objev|objeví*|objevíte|objevit|objevu|objevy|objevil*',
      },
    },
  },
  tips: ['landings', 'bottom', 'pairs', 'lead', 'colonies'],
};
