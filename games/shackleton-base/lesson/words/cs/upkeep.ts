import type { upkeep as english } from '../en/upkeep.ts';

export const upkeep: Record<keyof typeof english, string> = {
  'lesson.upkeep': 'Údržba a body',
  'lesson.upkeep.learned': 'Kdo získá astronauty, jak je ubytovat, placení a závěrečné bodování.',
  'lesson.upkeep.round.whose':
    'Na konci kola se každý astronaut z kráteru přestěhuje do základny: ne k tomu, kdo ho poslal, ale k tomu, kdo je v jeho řadě nejsilnější.',
  'lesson.upkeep.round.sizes':
    'Rozhodují velikosti budov. V řadě pole {space} platí vaše kupole za {dome} a dílna za {workshop}: dohromady {sum} proti nule. Inženýr je váš.',
  'lesson.upkeep.round.tie':
    'Pole kráteru {space}: v řadě stojí vaše kupole a kupole, kterou má {rival}, obě velikosti {size}. Kdo dostane vědce, kterého tam posílá {rival}?',
  'lesson.upkeep.round.tie.nearest': 'Vy: vaše kupole stojí blíž k poli',
  'lesson.upkeep.round.tie.sender': '{rival}, protože ho posílá',
  'lesson.upkeep.round.tie.gateway': 'Nikdo, jde na stanici Gateway',
  'lesson.upkeep.round.tie.why': 'Při stejných velikostech rozhoduje budova nejblíž k poli.',
  'lesson.upkeep.round.last':
    'Váš poslední astronaut. Pošlete vědce na pole kráteru {space}: vaše dvě kupole sousedí se dvěma žetony Moon Mining.',
  'lesson.upkeep.round.last.row': 'To jde, ale jen tato řada míjí dva žetony bez jakéhokoli poplatku za sektor.',
  'lesson.upkeep.round.arrivals':
    'Údržba. V těchto pěti řadách máte převahu: přichází k vám pět astronautů. Dalších pět dostane {rival}.',
  'lesson.upkeep.round.house':
    'Ubytujte je a stiskněte Hotovo. V kupolích vědec přináší 2 body, technik 3 kredity. Inženýr v Dílně údržby ušetří 3.',
  'lesson.upkeep.round.pay':
    'Nejdřív příjem, pak údržba v kreditech: kupole {domes} + dílna {workshop} + reputace {reputation} = {sum}. Inženýr v dílně ubere 3.',
  'lesson.upkeep.round.missing': 'Na údržbu vám chybějí dva kredity. Co se stane?',
  'lesson.upkeep.round.missing.reputation': 'Ztratíte dva body reputace',
  'lesson.upkeep.round.missing.building': 'Zboří se budova',
  'lesson.upkeep.round.missing.later': 'Zaplatíte později',
  'lesson.upkeep.round.missing.why':
    'Jeden bod reputace za každý chybějící kredit; když žádný nezbývá, 2 vítězné body. Nechte si tedy nějaké kredity.',
  'lesson.upkeep.round.end':
    'Po 3. kole: projekty, laboratoře se správnými astronauty, 1 bod za každý bod reputace a body od každé korporace.',
  'lesson.upkeep.round.alone': 'Začíná 2. kolo. Vyberte raketoplán a zahrajte ho po svém.',
};
