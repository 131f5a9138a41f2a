import type { figures as english } from '../en/figures.ts';

export const figures: { readonly [key in keyof typeof english]: string } = {
  'board.figure.rent':
    'Hrajete za modrou a nasadíte inženýra. Váš sektor je zdarma. V každém ze dvou ostatních dostane poplatek vlastník největší budovy: 1 kredit oranžový hráč, 1 zelený; za malou zelenou kupoli neplatíte. Potom vám všechny tři sektory dají svou surovinu.',
  'board.figure.tokens':
    'Váš vědec aktivuje tři sektory, ale leží u nich jen dva žetony a každý v akci působí jen jednou: 1 jednotka helia‑3 a 1 turista. Třetí sektor nedá nic.',
  'board.figure.help':
    'Projekt vyžaduje energii 4, spotřebuje 1 a stojí 4 kredity. Při energii 1 kupte krok (2 kredity), pak postavte panel (1 žeton vzácných zemin; energie +2 a 1 bod reputace za překročený symbol) a nakonec realizujte projekt. S panelem na začátku by energie byla 3: kroky už koupit nelze a na 4 nedosáhnete.',
  'board.figure.sites':
    'Kde smí stát vaše modrá dílna? Vedle cizí budovy jiné velikosti ano. Ne vedle jiné dílny, ne tam, kde už budovu máte, a ne vedle velitelského centra, které zabírá celý sektor.',
  'board.figure.bonus':
    'Nasadíte inženýra a postavíte dílnu. Artemis Tours tu žeton nemá: její další žeton položte na prázdné místo a hned ho aktivujte, získáte 1 turistu. Její projekty jsou od teď dražší. Moon Mining tu už žeton má: volba této korporace by ho jen aktivovala.',
  'board.figure.withdrawal':
    'Modrý hráč má v této řadě 2 + 1, oranžový 3: shoda. O každém astronautovi rozhoduje sektor nejbližší jeho poli, ať ho nasadil kdokoli: horní přijde k oranžovému, dolní k modrému.',
  'board.figure.missing':
    'Zaplatit máte 6 kreditů: 5 za kupole a 1 za reputaci. Zaplatíte 4, které máte. První chybějící kredit stojí poslední bod reputace, druhý už při reputaci 0 stojí 2 VB.',
};
