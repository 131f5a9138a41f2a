import { counted, nth } from '@orrery/ui/plural';
import { amounts } from '../amounts.ts';
import type { events as english } from '../en/events.ts';

const hits =
  '{hits, plural, =0 {bez trafienia} one {# trafienie} few {# trafienia} many {# trafień} other {# trafienia}}';
const weapon = '{weapon, select, missile {rakiety} other {działa}}';
const tiles = counted('count', 'płytkę reputacji', 'płytki reputacji', 'płytek reputacji', 'płytki reputacji');

export const events: Record<keyof typeof english, string> = {
  'event.game-began': 'Pierwszy gracz: {seat}',
  'event.npc-chosen': '{npc}, projekt: {tile}',
  'event.species-chosen': '{seat} gra rasą {species}',
  'event.reputation-dealt': `{tilesKnown, select, true {{seat} zaczyna z płytkami: {tiles}} other {{seat} dostaje na początek ${tiles}}}`,
  'event.round-began': 'Runda {round}; zaczyna {seat}',

  'event.action-taken': '{seat}: {action}',
  'event.reaction-taken': '{seat}, reakcja: {action}',
  'event.passed':
    '{first, select, true {{seat} pasuje przed innymi: fundusze +2, zaczyna następną rundę} other {{seat} pasuje}}',
  'event.passed-again': '{seat} pasuje ponownie',
  'event.order-given':
    '{reactions, select, off {{seat} nie chce więcej reakcji w tej rundzie} other {{seat} znów chce reagować}}',

  'event.traded': '{seat} wymienia: {give} ({paid}) → {get} (1)',
  'event.settled': '{seat} zasiedla sektor {sector} ({cube})',
  'event.refreshed': '{seat} odnawia statek kolonizacyjny',

  'event.explored': '{seat} eksploruje ({stack}) i znajduje sektor {sector}',
  'event.second-drawn': '{seat} dobiera drugi sektor: {sector} ({stack})',
  'event.stack-reshuffled': 'Odrzucone sektory zostają ponownie potasowane ({stack})',
  'event.sector-placed': '{seat} umieszcza sektor {sector}',
  'event.sector-discarded': '{seat} odrzuca sektor {sector} ({stack})',
  'event.claimed': '{seat} przejmuje kontrolę nad sektorem {sector}',

  'event.discovery-found':
    '{sectorId, select, null {{seat}: odkrycie {tile}} other {{seat}: odkrycie {tile} w sektorze {sector}}}',
  'event.discovery-kept': '{seat} zachowuje płytkę {tile} za 2 punkty',
  'event.discovery-used': '{seat} używa płytki {tile}',
  'event.gained': `{seat} zyskuje:${amounts('materiały +{materials}', 'nauka +{science}', 'fundusze +{money}')}`,
  'event.ship-placed': '{seat} dostaje w sektorze {sector}: {ship}',
  'event.structure-placed': '{seat} umieszcza w sektorze {sector}: {structure}',
  'event.portal-placed':
    '{portal, select, ancient {{seat} umieszcza Portal Warp Starożytnych w sektorze {sector}} other {{seat} umieszcza Portal Warp w sektorze {sector}}}',
  'event.part-stored': '{seat} zachowuje na później część {part}',

  'event.researched': '{seat} rozwija technologię {tech} ({track}), koszt w nauce: {cost}',
  'event.tech-found': '{seat} dostaje technologię {tech} ({track})',
  'event.discs-gained': `{seat} dostaje ${counted('count', 'nowy dysk', 'nowe dyski', 'nowych dysków', 'nowego dysku')}`,
  'event.artifact-used': '{seat} zyskuje z artefaktu w sektorze {sector}: {resource} +{amount}',

  'event.part-returned': '{seat} zdejmuje część {part} ({ship}, {slot})',
  'event.part-installed': '{seat} montuje część {part} ({ship}, {slot})',
  'event.built': '{seat} buduje w sektorze {sector}: {item}, koszt w materiałach: {cost}',
  'event.moved': '{seat}: {ship} leci z sektora {from} do sektora {to}',
  'event.disc-moved': '{seat} przesuwa dysk: {from} → {to}',
  'event.cube-returned':
    '{place, select, graveyard {{seat}: kostka trafia na cmentarzysko ({cube})} other {{seat}: kostka wraca na tor ({cube})}}',

  'event.proposed': '{seat} → {partner}: propozycja relacji',
  'event.declined': '{seat} odrzuca propozycję ({partner})',
  'event.ambassador-sent': '{seat} → {partner}: ambasador ({cube})',
  'event.relations-began': '{seat} i {partner} nawiązują relacje dyplomatyczne',
  'event.room-made': '{seat} oddaje płytkę reputacji',
  'event.relations-broken': '{seat} zrywa relacje ({partner})',
  'event.traitor-taken': '{seat} bierze płytkę zdrajcy',

  'event.combat-began': 'Faza walki',
  'event.battle-began': 'Bitwa w sektorze {sector}: broni się {seat}, atakuje {partner}',
  'event.npc-battle-began': 'Bitwa w sektorze {sector}: atakuje {seat}, obrona: {npc}',
  'event.engagement-began': '{sector}: runda starcia {round}',
  'event.rolled': `{seat}: {ship} strzela (${weapon}, {sector}): ${hits}`,
  'event.npc-rolled': `{npc}: strzał (${weapon}, {sector}): ${hits}`,
  'event.ship-hit': `{seatId, select, null {{ship} ${nth('at')} w sektorze {sector}, uszkodzenia: {damage}} other {{seat}: {ship} ${nth('at')} w sektorze {sector}, uszkodzenia: {damage}}}`,
  'event.ship-destroyed': '{seat} traci w sektorze {sector}: {ship}',
  'event.npc-destroyed': 'Zniszczono w sektorze {sector}: {npc}',
  'event.retreat-began': '{seat} zaczyna ucieczkę z sektora {sector} do sektora {to}: {count} × {ship}',
  'event.retreated': '{seat} ucieka z sektora {sector} do sektora {to}: {count} × {ship}',
  'event.stalemate': 'Pat w sektorze {sector}: nikt nie ma dział, atakujący musi uciekać',
  'event.battle-over': 'Koniec bitwy w sektorze {sector}',

  'event.reputation-drawn': `{tilesKnown, select, true {{seat} dobiera płytki: {tiles}} other {{seat} dobiera ${tiles}}}`,
  'event.reputation-kept':
    '{kept, select, true {{seat} zachowuje płytkę reputacji} other {{seat} nie zachowuje płytki reputacji}}',

  'event.population-attacked': '{seat} atakuje populację w sektorze {sector} ({target}), uszkodzenia: {damage}',
  'event.bombs-dropped': '{seat} zrzuca Bomby neutronowe na sektor {sector} ({target})',
  'event.population-withered': '{seat}: populacja w sektorze {sector} obumiera',
  'event.cube-destroyed': '{seat} traci populację w sektorze {sector} ({square})',
  'event.disc-lost': '{seat} traci kontrolę nad sektorem {sector}',

  'event.abandoned': '{seat} opuszcza sektor {sector}',
  'event.upkeep-paid': '{seat}: przychód {income}, utrzymanie {upkeep}; fundusze po rozliczeniu: {money}',
  'event.produced': '{seat} produkuje: materiały +{materials}, nauka +{science}',
  'event.collapsed': '{seat} nie może zapłacić; cywilizacja upada',
  'event.eliminated': '{seat} odpada z gry',
  'event.ships-left': '{seat} traci statki w sektorze {sector}: {count} × {ship}',
  'event.start-tile-passed': 'Płytkę pierwszego gracza dostaje {seat}',

  'event.techs-drawn': 'Nowe technologie: {techs}',
  'event.game-over': 'Koniec gry po rundzie {round}',
};
