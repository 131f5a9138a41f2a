import { counted, nth } from '@orrery/ui/plural';
import { amounts } from '../amounts.ts';
import type { events as english } from '../en/events.ts';

const hits = '{hits, plural, =0 {žádný zásah} one {# zásah} few {# zásahy} many {# zásahu} other {# zásahů}}';
const weapon = '{weapon, select, missile {střely} other {kanóny}}';
const tiles = counted('count', 'žeton reputace', 'žetony reputace', 'žetonu reputace', 'žetonů reputace');

export const events: Record<keyof typeof english, string> = {
  'event.game-began': 'Začínající hráč: {seat}',
  'event.npc-chosen': '{npc}, plán: {tile}',
  'event.species-chosen': '{seat} hraje za rasu {species}',
  'event.reputation-dealt': `{tilesKnown, select, true {{seat} začíná se žetony: {tiles}} other {{seat} dostává na začátek ${tiles}}}`,
  'event.round-began': '{round}. kolo; začíná {seat}',

  'event.action-taken': '{seat}: {action}',
  'event.reaction-taken': '{seat}, reakce: {action}',
  'event.passed':
    '{first, select, true {{seat} pasuje přede všemi: +2 peníze a začíná příští kolo} other {{seat} pasuje}}',
  'event.passed-again': '{seat} znovu pasuje',
  'event.order-given':
    '{reactions, select, off {{seat} už v tomto kole nechce reakce} other {{seat} chce znovu reagovat}}',

  'event.traded': '{seat} směňuje: {give} ({paid}) → {get} (1)',
  'event.settled': '{seat} osidluje sektor {sector} ({cube})',
  'event.refreshed': '{seat} obnovuje kolonizační loď',

  'event.explored': '{seat} provádí průzkum ({stack}) a nachází sektor {sector}',
  'event.second-drawn': '{seat} dobírá druhý sektor: {sector} ({stack})',
  'event.stack-reshuffled': 'Odhozené sektory jsou znovu zamíchány ({stack})',
  'event.sector-placed': '{seat} umisťuje sektor {sector}',
  'event.sector-discarded': '{seat} odhazuje sektor {sector} ({stack})',
  'event.claimed': '{seat} získává kontrolu nad sektorem {sector}',

  'event.discovery-found':
    '{sectorId, select, null {{seat}: objev {tile}} other {{seat}: objev {tile} v sektoru {sector}}}',
  'event.discovery-kept': '{seat} si nechává žeton {tile} za 2 body',
  'event.discovery-used': '{seat} používá žeton {tile}',
  'event.gained': `{seat} získává:${amounts('materiál +{materials}', 'věda +{science}', 'peníze +{money}')}`,
  'event.ship-placed': '{seat} dostává v sektoru {sector}: {ship}',
  'event.structure-placed': '{seat} umisťuje v sektoru {sector}: {structure}',
  'event.portal-placed':
    '{portal, select, ancient {{seat} umisťuje prastarý warp portál v sektoru {sector}} other {{seat} umisťuje warp portál v sektoru {sector}}}',
  'event.part-stored': '{seat} si nechává na později součást {part}',

  'event.researched': '{seat} získává výzkumem technologii {tech} ({track}), cena ve vědě: {cost}',
  'event.tech-found': '{seat} dostává technologii {tech} ({track})',
  'event.discs-gained': `{seat} dostává ${counted('count', 'nový disk', 'nové disky', 'nového disku', 'nových disků')}`,
  'event.artifact-used': '{seat} získává z artefaktu v sektoru {sector}: {resource} +{amount}',

  'event.part-returned': '{seat} snímá součást {part} ({ship}, {slot})',
  'event.part-installed': '{seat} instaluje součást {part} ({ship}, {slot})',
  'event.built': '{seat} staví v sektoru {sector}: {item}, cena v materiálu: {cost}',
  'event.moved': '{seat}: {ship} letí ze sektoru {from} do sektoru {to}',
  'event.disc-moved': '{seat} přesouvá disk: {from} → {to}',
  'event.cube-returned':
    '{place, select, graveyard {{seat}: kostka jde na hřbitov ({cube})} other {{seat}: kostka se vrací na stupnici ({cube})}}',

  'event.proposed': '{seat} → {partner}: návrh vztahů',
  'event.declined': '{seat} odmítá návrh ({partner})',
  'event.ambassador-sent': '{seat} → {partner}: velvyslanec ({cube})',
  'event.relations-began': '{seat} a {partner} navazují diplomatické vztahy',
  'event.room-made': '{seat} vrací žeton reputace',
  'event.relations-broken': '{seat} přerušuje vztahy ({partner})',
  'event.traitor-taken': '{seat} si bere žeton zrádce',

  'event.combat-began': 'Fáze boje',
  'event.battle-began': 'Bitva v sektoru {sector}: brání se {seat}, útočí {partner}',
  'event.npc-battle-began': 'Bitva v sektoru {sector}: útočí {seat}, obrana: {npc}',
  'event.engagement-began': '{sector}: kolo střetu {round}',
  'event.rolled': `{seat}: {ship} střílí (${weapon}, {sector}): ${hits}`,
  'event.npc-rolled': `{npc}: palba (${weapon}, {sector}): ${hits}`,
  'event.ship-hit': `{seatId, select, null {{ship} ${nth('at')} v sektoru {sector}, poškození: {damage}} other {{seat}: {ship} ${nth('at')} v sektoru {sector}, poškození: {damage}}}`,
  'event.ship-destroyed': '{seat} ztrácí v sektoru {sector}: {ship}',
  'event.npc-destroyed': 'Zničeno v sektoru {sector}: {npc}',
  'event.retreat-began': '{seat} začíná ústup ze sektoru {sector} do sektoru {to}: {count} × {ship}',
  'event.retreated': '{seat} ustupuje ze sektoru {sector} do sektoru {to}: {count} × {ship}',
  'event.stalemate': 'Pat v sektoru {sector}: nikdo nemá kanóny, útočník musí ustoupit',
  'event.battle-over': 'Bitva v sektoru {sector} skončila',

  'event.reputation-drawn': `{tilesKnown, select, true {{seat} dobírá žetony: {tiles}} other {{seat} dobírá ${tiles}}}`,
  'event.reputation-kept':
    '{kept, select, true {{seat} si ponechává žeton reputace} other {{seat} si neponechává žádný žeton reputace}}',

  'event.population-attacked': '{seat} útočí na populaci v sektoru {sector} ({target}), poškození: {damage}',
  'event.bombs-dropped': '{seat} shazuje Neutronové bomby na sektor {sector} ({target})',
  'event.population-withered': '{seat}: populace v sektoru {sector} hyne',
  'event.cube-destroyed': '{seat} ztrácí populaci v sektoru {sector} ({square})',
  'event.disc-lost': '{seat} ztrácí kontrolu nad sektorem {sector}',

  'event.abandoned': '{seat} opouští sektor {sector}',
  'event.upkeep-paid': '{seat}: příjem {income}, údržba {upkeep}; peníze po vyúčtování: {money}',
  'event.produced': '{seat} produkuje: materiál +{materials}, věda +{science}',
  'event.collapsed': '{seat} nemůže zaplatit; civilizace se hroutí',
  'event.eliminated': '{seat} vypadává ze hry',
  'event.ships-left': '{seat} přichází o lodě v sektoru {sector}: {count} × {ship}',
  'event.start-tile-passed': 'Žeton začínajícího hráče dostává {seat}',

  'event.techs-drawn': 'Nové technologie: {techs}',
  'event.game-over': 'Hra končí po {round}. kole',
};
