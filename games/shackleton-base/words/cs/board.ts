import { outOf } from '@orrery/ui/plural';
import type { board as english } from '../en/board.ts';

export const board: { readonly [key in keyof typeof english]: string } = {
  'board.board': 'Kráter: osmnáct sektorů kolem středového hexu a třicet polí na okraji',
  'board.keys': 'Šipky posouvají, Enter vybírá, N přejde na další věc, kterou lze vybrat',
  'board.target': 'lze vybrat',
  'board.chosen': 'vybráno',
  'board.watching': 'Sledujete hru.',
  'board.moment': `{round}. kolo ${outOf('rounds')}, {phase}`,
  'board.upkeep.withdraw': 'Údržba: astronauti',
  'board.upkeep.income': 'Údržba: příjem',
  'board.upkeep.costs': 'Údržba: náklady',
  'board.moment.over': 'Konec',

  'board.brings': 'přináší: {gains}',
  'board.free': 'zdarma',
  'board.nobody': 'nikdo',
  'board.nothing': 'nic',
  'board.empty': 'prázdné',
  'board.used': 'v tomto kole použito',
  'board.left': 'zbývá: {n}',
  'board.built': 'postaveno',
  'board.supply': 'zásoba',
  'board.close': 'Zavřít',
  'board.next': 'Další',
  'board.all': 'Vše',
  'board.fold': 'Sbalit: {corporation}',
  'board.unfold': 'Rozbalit: {corporation}',
  'board.rail': 'Desky',
  'board.dashboard': 'Velitelská oblast, stanice Gateway a stupnice',

  'board.sector': 'Sektor {sector}',
  'board.powered': 'napájený',
  'board.dark': 'bez napájení',
  'board.neutral': 'neutrální kupole',
  'board.building.of': '{name}: {building}',
  'board.farm': 'farma velikosti {size}',
  'board.room': 'volné místo: {n}',
  'board.space': 'Pole kráteru {space}',
  'board.space.taken': 'obsazeno: {astronaut}',
  'board.rent': 'poplatek za sektor {n}',
  'board.row': 'řada {sectors}',
  'board.receives': 'astronauta získá: {name}',
  'board.receives.nobody': 'astronaut půjde na stanici Gateway',
  'board.spot': 'Prázdné místo pro žeton {spot}',
  'board.token': 'Žeton {corporation}, {spot}',
  'board.spot.sectors': 'vedle: {sectors}',
  'board.token.named': '{corporation}, žeton {spot} ({gains})',
  'board.corner.activate': 'aktivovat žeton {spot} ({gains})',
  'board.corner.place': 'položit žeton na {spot} (vedle: {sectors})',
  'board.centre':
    'Středový hex: {n, plural, one {# volný panel} few {# volné panely} many {# volného panelu} other {# volných panelů}}',
  'board.panel.next':
    '{n, plural, one {# panel} few {# panely} many {# panelu} other {# panelů}} na okraji, další dává energii: {energy}',
  'board.panel.none': 'na okraji už nejsou panely',
  'board.panel.text':
    'Panely na středovém hexu nepatří nikomu a mohou napájet každý sektor, ve kterém někdo staví. Jednou za tah lze ve velitelské akci postavit panel za 1 vzácné zeminy, je-li energie nejvýš 8.',
  'board.panel.taken': 'Sektor bez napájení si vezme panel ze středového hexu.',

  'board.row.title':
    '{space}: {n, plural, =0 {nic se neaktivuje} one {aktivuje se # sektor} few {aktivují se # sektory} many {aktivuje se # sektoru} other {aktivuje se # sektorů}}',
  'board.row.short': 'Poplatky {n}: příliš drahé',
  'board.row.tie': 'shoda: nejbližší budova',

  'board.command.build': 'Stavba',
  'board.command.fund': 'Projekt',
  'board.command.corporate': 'Korporace',
  'board.command.build.text':
    'Zaplaťte první volné pole zleva, vyberte budovu a napájený sektor, zaplaťte a postavte ji. Inženýr pak vedle umístí nebo aktivuje žeton.',
  'board.command.fund.text':
    'Zaplaťte první volné pole zleva a vezměte jeden z viditelných projektů, stačí-li energie. Technik pak provede akci korporace.',
  'board.command.corporate.text':
    'Zaplaťte první volné pole zleva a proveďte až tři akce korporací. Vědec pak naverbuje astronauta.',
  'board.command.price': 'stojí vás {n, plural, one {# kredit} few {# kredity} many {# kreditu} other {# kreditů}}',
  'board.command.full': 'žádné volné pole',
  'board.command.bonus': 'bonus pro: {astronaut}',
  'board.gateway': 'Stanice Gateway',
  'board.gateway.text':
    'Získejte 3 kredity, naverbujte jiného astronauta a proveďte akci korporace, v libovolném pořadí.',
  'board.gateway.crew': 'Stanice Gateway: {n} × {astronaut}',
  'board.energy': 'Energie {n}',
  'board.energy.emergency':
    'krok lze koupit za {n, plural, one {# kredit} few {# kredity} many {# kreditu} other {# kreditů}}',
  'board.energy.blocked': 'panely nelze stavět',
  'board.energy.text':
    'Energie je společná. Kdo ji zvýší přes symbol, získá 1 reputaci. Na polích 9 a 10 se panely nestaví; pod 3 lze ve velitelské akci kroky dokoupit.',
  'board.reputation.at': '{name}: {n}',
  'board.reputation.from': 'od reputace {n}',
  'board.reputation.goal': 'Od {n}: cíle dávají o {vp} víc',
  'board.reputation.upkeep':
    'Od {n}: údržba za reputaci stojí {credits, plural, one {# kredit} few {# kredity} many {# kreditu} other {# kreditů}}',
  'board.reputation.text':
    'Akce korporací na stupnici jsou otevřené až po váš ukazatel, každá jednou za tah. Na konci má každá reputace hodnotu 1 bodu.',

  'board.tokens.left': 'na desce: {n, plural, one {# žeton} few {# žetony} many {# žetonu} other {# žetonů}}',
  'board.token.gives': 'Její žeton dává: {gains}',
  'board.project.price':
    'Projekt stojí {credits, plural, one {# kredit} few {# kredity} many {# kreditu} other {# kreditů}}, vyžaduje energii {energyRequired} a spotřebuje {energySpent}',
  'board.project.later':
    'po dalším žetonu {credits, plural, one {# kredit} few {# kredity} many {# kreditu} other {# kreditů}}, energie {energyRequired}, spotřebuje {energySpent}',
  'board.pile': 'v balíčku: {n, plural, one {# projekt} few {# projekty} many {# projektu} other {# projektů}}',
  'board.levels': 'Ceny po úrovních',
  'board.goals': 'Cíle',
  'board.goal.points': 'VB: {vp}, za reputaci ještě {bonus}',
  'board.goal.progress': `máte {has} ${outOf('needs')}`,
  'board.goal.free':
    '{n, plural, one {# volné místo} few {# volná místa} many {# volného místa} other {# volných míst}}',
  'board.goals.left':
    '{n, plural, one {zbývá # značka cíle} few {zbývají # značky cíle} many {zbývá # značky cíle} other {zbývá # značek cíle}}',
  'board.goals.n':
    '{n, plural, one {# splněný cíl} few {# splněné cíle} many {# splněného cíle} other {# splněných cílů}}',
  'board.artemis.queue': 've frontě: {n, plural, one {# turista} few {# turisté} many {# turisty} other {# turistů}}',
  'board.artemis.walk': 'Procházka po okraji',
  'board.artemis.seat': 'místo {n}: {name}',
  'board.artemis.next': 'další místo dává: {reward}',
  'board.artemis.full': 'všechna místa obsazena',
  'board.artemis.lobby': 'Hala, {name}: {n}',
  'board.artemis.lobbies': 'V halách',
  'board.selenium.pile':
    'v balíčku: {n, plural, one {# experiment} few {# experimenty} many {# experimentu} other {# experimentů}}',
  'board.selenium.stack': 'Další žetony, od prvního',
  'board.evergreen.harvest': 'sklizeň: {gains}',
  'board.evergreen.built': 'velikost {n}',
  'board.sky.steps': 'stupnice Sky Watch: {n, plural, one {# krok} few {# kroky} many {# kroku} other {# kroků}}',
  'board.sky.at': '{name}: krok {n}',
  'board.sky.safe': `Podpora {supports} ${outOf('threshold')}: asteroid bude odkloněn`,
  'board.sky.hit': `Podpora {supports} ${outOf('threshold')}: asteroid by zasáhl {sectors}`,
  'board.robotics.income': 'příjem: {gains}',
  'board.mars.size': 'pro velikost {n}',
  'board.mars.crew': 'Posádka lodi na Mars',
  'board.mars.seats':
    'pro každý typ {n, plural, one {# místo v provozu} few {# místa v provozu} many {# místa v provozu} other {# míst v provozu}}',
  'board.mars.panels':
    '{n, plural, one {# osazený panel lodi} few {# osazené panely lodi} many {# osazeného panelu lodi} other {# osazených panelů lodi}}',

  'board.base': 'Základna',
  'board.stock': 'Suroviny',
  'board.shuttle': 'Váš raketoplán',
  'board.shuttle.crew': 'Na vašem raketoplánu: {n} × {astronaut}',
  'board.shuttle.left':
    'na raketoplánu: {n, plural, one {# astronaut} few {# astronauti} many {# astronauta} other {# astronautů}}',
  'board.build.cost': 'cena: {costs}, údržba {upkeep}',
  'board.projects': 'Projekty',
  'board.projects.none': 'Zatím žádné projekty.',
  'board.projects.n': '{n, plural, one {# projekt} few {# projekty} many {# projektu} other {# projektů}}',
  'board.seats': `obsazená místa: {taken} ${outOf('n')}`,
  'board.seats.title': 'Místa',
  'board.seats.full': 'Všechna místa obsazená na konci: {vp} VB',
  'board.leader.upgraded': 'S velitelským centrem: {text}',
  'board.points': 'Body v tuto chvíli',
  'board.if-now': 'Teď: {points, plural, one {# bod} few {# body} many {# bodu} other {# bodů}}',

  'board.forecast': 'Kdyby kolo skončilo teď',
  'board.forecast.arrivals': 'Přicházejí',
  'board.forecast.income': 'Příjem',
  'board.forecast.harvest': 'Sklizeň',
  'board.forecast.upkeep': 'Údržba {due}: reputace {reputation}, budovy {buildings}, slevy {discounts}',
  'board.forecast.missing': 'chybí {n}',
  'board.forecast.lost': 'ztráta: reputace {reputation}, VB {vp}',

  'board.use': '{use, select, true {Použít} other {Nepoužít}}',
  'board.go.build': 'Pokračovat k budově',
  'board.go.fund': 'Pokračovat k projektu',
  'board.go.corporate': 'Pokračovat k akcím',
  'board.part.credits': 'Získat 3 kredity',
  'board.part.recruit': 'Naverbovat astronauta',
  'board.part.action': 'Provést akci korporace',
  'board.side.easy': 'Lehká strana',
  'board.side.hard': 'Těžká strana',
  'board.robots':
    '{n, plural, =0 {Bez robotů} one {# robot} few {# roboti} many {# robota} other {# robotů}}{credits, select, 0 {} other {, za kredity: {credits}}}{titanium, select, 0 {} other {, za titan: {titanium}}}{rareEarth, select, 0 {} other {, za vzácné zeminy: {rareEarth}}}',
  'board.replaced':
    '{n, plural, =0 {Nic nenahradit} other {{credits, plural, one {# kredit} few {# kredity} many {# kreditu} other {# kreditů}} místo: titan {titanium}, vzácné zeminy {rareEarth}}}',
  'board.to.ship': 'Na loď na Mars',
  'board.to.base': 'Do základny',
  'board.effect':
    '{op, select, recruit {naverbovat astronauta} mine {těžba v sektoru} activateToken {aktivovat žeton} upgradeLeader {vylepšit vedoucího agentury} sendAstronaut {astronaut může nastoupit na loď na Mars} installShipPanel {osadit panel lodi} seatTourist {usadit turisty} shipCargo {odeslat náklad} runExperiment {provést experiment} buildFarm {postavit farmu} supportProgramme {podpořit program} buildFactory {postavit továrnu} sendBuilding {poslat budovu} other {zvláštní efekt}}',

  'board.arrange': 'Rozmístěte astronauty v základně',
  'board.arrange.held': 'změní místo',
  'board.arrange.hint':
    'Přetahujte astronauty, nebo vyberte jednoho a pak místo, kam má jít: klepnutím, nebo šipkami a klávesou Enter.',
  'board.arrange.slot': '{name}, místo {n}',
  'board.arrange.propose': 'Navrhnout rozmístění',
  'board.arrange.done': 'Hotovo',
  'board.arrange.discounts': 'Projekty −{projects}, velitelská pole −{commands}',

  'board.upkeep': 'Údržba, {round}. kolo',
  'board.income.of': 'Příjem, {name}:',
  'board.astrobot.guide':
    'Další hledání AstroBota: od {space} {way, select, clockwise {po směru hodinových ručiček} other {proti směru hodinových ručiček}}',
  'board.astrobot.again': 'Vyprávět jeho poslední tah znovu',
  'board.astrobot.deck': 'v balíčku: {n, plural, one {# karta} few {# karty} many {# karty} other {# karet}}',
  'board.astrobot.goal': `Stupnice cíle: {n} ${outOf('end')}`,
  'board.astrobot.previous': 'Písmena předchozí karty',
  'board.bot.crater': 'kráter',
  'board.bot.build': 'stavba',
  'board.bot.fund': 'projekt',
  'board.bot.corporate': 'korporace',
};
