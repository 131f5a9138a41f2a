import type { upkeep as english } from '../en/upkeep.ts';

export const upkeep: Record<keyof typeof english, string> = {
  'lesson.upkeep': 'Údržba a body',
  'lesson.upkeep.learned': 'Kdo získá astronauty, jak je ubytovat, placení a závěrečné bodování.',
  'lesson.upkeep.round.last':
    'Váš poslední astronaut. Pošlete vědce na pole kráteru {space}: vaše dvě kupole sousedí se dvěma žetony Moon Mining.',
  'lesson.upkeep.round.last.row': 'To jde, ale jen tato řada míjí dva žetony bez jakéhokoli poplatku za sektor.',
  'lesson.upkeep.round.arrivals':
    'Údržba. Každý astronaut z kráteru jde k tomu, kdo má v jeho řadě největší budovy. K vám přichází pět.',
  'lesson.upkeep.round.house':
    'Ubytujte je a stiskněte Hotovo. V kupolích vědec přináší 2 body, technik 3 kredity. Inženýr v Dílně údržby ušetří 3.',
  'lesson.upkeep.round.pay':
    'Po příjmu jste platili: {dome} za každou kupoli, {workshop} za každou dílnu a něco za reputaci, méně to, co ušetří inženýr.',
  'lesson.upkeep.round.missing': 'Na údržbu vám chybějí dva kredity. Co se stane?',
  'lesson.upkeep.round.missing.reputation': 'Ztratíte dvě reputace',
  'lesson.upkeep.round.missing.building': 'Zboří se budova',
  'lesson.upkeep.round.missing.later': 'Zaplatíte později',
  'lesson.upkeep.round.missing.why':
    'Jedna reputace za každý chybějící kredit; když žádná nezbývá, 2 body. Nechte si tedy nějaké kredity.',
  'lesson.upkeep.round.end':
    'Po 3. kole: projekty, laboratoře se správnými astronauty, 1 bod za každou reputaci a body od každé korporace.',
  'lesson.upkeep.round.alone': 'Začíná 2. kolo. Vyberte raketoplán a zahrajte ho po svém.',
};
