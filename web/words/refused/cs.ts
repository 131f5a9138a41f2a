import type { RefusedWords } from './words.ts';

export const refused: RefusedWords = {
  // jádro
  'refused.bad-seats': 'Tato hra je pro {min} až {max} hráčů, ne pro {seats}.',
  'refused.unknown-option': 'Hra nemá možnost „{option}“.',
  'refused.bad-option': 'Možnost „{option}“ nemůže být „{value}“.',
  'refused.other-edition':
    'Tato hra začala s jinými pravidly (vydání {edition}; zde je {known}) a s těmito nemůže pokračovat.',
  'refused.match-over': 'Hra skončila.',
  'refused.not-asked': 'Teď se vás nikdo na nic neptá.',
  'refused.not-listed': 'Tato odpověď teď není možná.',
  'refused.barred': 'Pravidla to zakazují ({rule}).',
  'refused.no-undo': 'Už nelze nic vzít zpět.',
  // tato stránka
  'refused.no-saved-game': 'Na tomto zařízení taková hra není. Možná byla smazána nebo začala v jiném prohlížeči.',
  'refused.newer-elsewhere': 'Tato hra pokračovala v jiné kartě. Nejdřív vyberte, která platí.',
  'refused.internal': 'Něco se nepovedlo. Nic se neztratilo; zkuste to prosím znovu.',
  'refused.rules-failed': 'Pravidla se zastavila na chybě. Nic se nezměnilo.',
  'refused.unknown-game': 'Hra „{game}“ tu není.',
  'refused.match-running': 'To je vidět až po konci hry.',
  'refused.not-over': 'Hra ještě neskončila.',
  // soubory se hrou
  'refused.file-format': 'To není soubor se hrou Orrery ({at} {problem}).',
  'refused.file-version': 'Tento soubor má verzi {version}; zde se čte verze {known}.',
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
  'refused.no-table': 'Takový stůl není, nebo byl uklizen, protože dlouho nikdo neodpovídal.',
  'refused.not-host': 'To smí jen hostitel stolu.',
  'refused.not-seated': 'Jen se díváte; to smějí pouze hráči.',
  'refused.not-invited': 'K tomuto stolu se lze posadit jen s pozvánkou.',
  'refused.seat-taken': 'Tam už někdo sedí.',
  'refused.no-seat': 'Takové místo není, nebo tam nikdo nesedí.',
  'refused.table-full': 'Všechna místa jsou obsazena.',
  'refused.name-taken': 'Jméno „{name}“ už u tohoto stolu někdo má.',
  'refused.already-started': 'Hra už začala.',
  'refused.not-started': 'Hra ještě nezačala.',
  'refused.not-ready': 'Ještě ne všichni potvrdili.',
  'refused.not-absent':
    'Toto místo musí být nejdřív offline aspoň {seconds, plural, one {# sekundu} few {# sekundy} many {# sekundy} other {# sekund}}.',
  'refused.stale': 'Mezitím se něco stalo. Podívejte se a zvolte znovu.',
  'refused.other-match': 'Tato odpověď patří ke hře, která už skončila.',
  'refused.id-used': 'To už bylo odesláno jako něco jiného. Zvolte prosím znovu.',
  'refused.too-slow': 'Trvalo to příliš dlouho. Nic se nezměnilo; zkuste to prosím znovu.',
  'refused.storage-full': 'Server už nemá místo. Nic se neztratilo; zkuste to prosím později.',
  'refused.storage-readonly': 'Server teď nemůže nic uložit. Nic se neztratilo; zkuste to prosím později.',
  'refused.storage-gone': 'Server se nedostane ke svým datům. Nic se neztratilo; zkuste to prosím později.',
  'refused.stopping': 'Server se restartuje. Stránka se připojí sama.',
  'refused.unreachable': 'Server není dostupný. Hraní na tomto zařízení funguje bez něj.',
};
