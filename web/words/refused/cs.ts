import type { RefusedWords } from './en.ts';

export const refused: RefusedWords = {
  // jádro
  'refused.bad-seats':
    'Tato hra je pro {min} až {max, plural, one {# hráče} few {# hráče} many {# hráče} other {# hráčů}}, ne pro {seats}.',
  'refused.unknown-option': 'Hra nemá možnost „{option}“.',
  'refused.bad-option': 'Možnost „{option}“ nemůže být „{value}“.',
  'refused.other-edition':
    'Tato hra začala podle jiných pravidel (vydání {edition}; zde je {known}), a proto ji tu nelze dohrát.',
  'refused.match-over': 'Hra skončila.',
  'refused.not-asked': 'Teď není o čem rozhodovat.',
  'refused.not-listed': 'To teď nelze udělat.',
  'refused.barred': 'Pravidla to zakazují ({rule}).',
  'refused.no-undo': 'Už nelze nic vzít zpět.',
  // tato stránka
  'refused.unknown-lesson': 'Lekce „{lesson}“ neexistuje.',
  'refused.not-in-lessons': 'Lekce nelze uložit ani ověřit.',
  'refused.no-saved-game': 'Na tomto zařízení taková hra není. Možná byla smazána nebo začala v jiném prohlížeči.',
  'refused.newer-elsewhere': 'V této hře se pokračovalo v jiné kartě. Nejdřív vyberte, kterou verzi ponechat.',
  'refused.internal': 'Něco se nepovedlo. Nic se neztratilo; zkuste to prosím znovu.',
  'refused.rules-failed': 'Ve hře nastala chyba. Nic se nezměnilo.',
  'refused.worker-died':
    'Herní jádro se zastavilo a spouští se znovu. Podívejte se na herní plán a vyberte ještě jednou.',
  'refused.unknown-game': 'Hra „{game}“ tu není.',
  'refused.match-running': 'To je vidět až po konci hry.',
  'refused.not-over': 'Hra ještě neskončila.',
  // soubory se hrou
  'refused.file-format': 'To není soubor se hrou Orrery ({at} {problem}).',
  'refused.file-version': 'Tento soubor má verzi {version}; zde lze otevřít jen verzi {known}.',
  'refused.file-diverged': 'Soubor od zápisu {number} neodpovídá pravidlům.',
  'refused.too-large': 'To je příliš velké (nejvýš {limit, number} bajtů).',
  // žádosti na server
  'refused.bad-request': 'Server žádosti neporozuměl ({at} {problem}).',
  'refused.not-found': 'Na této adrese nic není.',
  'refused.too-many':
    'Příliš rychle: počkejte {seconds, plural, one {# sekundu} few {# sekundy} many {# sekundy} other {# sekund}}.',
  'refused.bad-origin': 'Žádost přišla z jiné stránky a byla odmítnuta.',
  'refused.old-client': 'Tato stránka je starší než server. Načtěte ji znovu, ať můžete pokračovat.',
  'refused.no-token': 'Je potřeba odkaz na místo, pozvánka nebo odkaz pro diváky.',
  'refused.bad-token': 'Tento odkaz už neplatí. Požádejte hostitele o nový.',
  'refused.no-table': 'Takový stůl neexistuje, nebo byl uzavřen, protože dlouho nikdo nehrál.',
  'refused.not-host': 'To smí jen hostitel stolu.',
  'refused.own-seat-only':
    'Během hry může odkaz na místo vyměnit jen hráč, který na něm sedí, nebo hostitel se souhlasem všech ostatních.',
  'refused.seat-is-here': 'Někdo je na tomto místě online.',
  'refused.not-seated': 'Jen se díváte; to smějí pouze hráči.',
  'refused.not-invited': 'K tomuto stolu se lze posadit jen s pozvánkou.',
  'refused.seat-taken': 'Tam už někdo sedí.',
  'refused.no-seat': 'Takové místo není, nebo tam nikdo nesedí.',
  'refused.table-full': 'Všechna místa jsou obsazena.',
  'refused.name-taken': 'Jméno „{name}“ už u tohoto stolu někdo má.',
  'refused.already-started': 'Hra už začala.',
  'refused.not-started': 'Hra ještě nezačala.',
  'refused.not-ready': 'Zatím nepotvrdili všichni.',
  'refused.no-hints': 'Hostitel u tohoto stolu rady nepovolil.',
  'refused.not-absent':
    'Tento hráč musí být nejdřív offline aspoň {seconds, plural, one {# sekundu} few {# sekundy} many {# sekundy} other {# sekund}}.',
  'refused.stale': 'Mezitím se něco stalo. Podívejte se na herní plán a zvolte znovu.',
  'refused.other-match': 'Tento tah patří ke hře, která už skončila.',
  'refused.id-used': 'Při odesílání se něco nepovedlo. Zvolte prosím znovu.',
  'refused.too-slow': 'Trvalo to příliš dlouho. Nic se nezměnilo; zkuste to prosím znovu.',
  'refused.quarantined': 'Tuto hru teď nelze načíst a byla odložena. Nic se neztratilo a správce serveru o tom ví.',
  'refused.storage-full': 'Server už nemá místo. Nic se neztratilo; zkuste to prosím později.',
  'refused.storage-readonly': 'Server teď nemůže nic uložit. Nic se neztratilo; zkuste to prosím později.',
  'refused.storage-damaged': 'Úložiště serveru je poškozené. Zkuste to prosím později; správce serveru o tom ví.',
  'refused.storage-gone': 'Server se nedostane ke svým datům. Nic se neztratilo; zkuste to prosím později.',
  'refused.bus-gone': 'Tento server se teď nemůže spojit s ostatními servery.',
  'refused.stopping': 'Server se restartuje. Stránka se připojí sama.',
  'refused.unreachable': 'Server není dostupný. Hraní na tomto zařízení funguje bez něj.',
};
