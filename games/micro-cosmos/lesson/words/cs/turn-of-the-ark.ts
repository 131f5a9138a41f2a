import type { turnOfTheArk as english } from '../en/turn-of-the-ark.ts';

export const turnOfTheArk: Record<keyof typeof english, string> = {
  'lesson.turn-of-the-ark': 'Tah archy',
  'lesson.turn-of-the-ark.learned': 'Cíl hry, pět kroků tahu, řady a okraje karet posádky.',
  'lesson.turn-of-the-ark.turn.goal':
    'Zničené planety čekají na pomoc. Jakmile je terraformovaná třetí, následuje ještě jedno kolo. Vyhrává nejvyšší skóre.',
  'lesson.turn-of-the-ark.turn.steps':
    'Vaše archa začíná na Hvězdné bráně. Tah má pět kroků: vylepšení, cesta, posádka, akce, dobrání. Povinná je jen cesta.',
  'lesson.turn-of-the-ark.turn.travel':
    'Leťte o jedno nebo dvě pole po trasách, nikdy zpět na start. Leťte na zelenou planetu {planet}.',
  'lesson.turn-of-the-ark.turn.travel.green': 'Přistát tam můžete, ale vaše posádka čeká na zelenou planetu.',
  'lesson.turn-of-the-ark.turn.edges':
    'Posádka leží nad nákladem, řadou čtyř surovin, a pod ním. Počítá se jen okraj, který k němu přiléhá: karta {card} ukazuje zelený.',
  'lesson.turn-of-the-ark.turn.up':
    'Karta zahraná z horní řady se odhodí. Z dolní se smí přesunout nahoru: pak k nákladu přiléhá její druhý okraj.',
  'lesson.turn-of-the-ark.turn.play':
    'Stojíte na zelené planetě, takže působí zelený okraj; na Hvězdné bráně působí každý. Zahrajte kartu {card}: použijte akci a přesuňte ji nahoru.',
  'lesson.turn-of-the-ark.turn.play.twice': 'Použijte akci a přesuňte kartu nahoru: později pak zapůsobí ještě jednou.',
  'lesson.turn-of-the-ark.turn.stop':
    'Máte dvě jednotky biomasy. Druhou kartu zahrát můžete, ale karta {card} potřebuje minerály, které nemáte: skončete.',
  'lesson.turn-of-the-ark.turn.gather':
    'Na planetě provedete jednu akci. Seberte, co planeta vynáší: po jedné jednotce pracovní síly a biomasy.',
  'lesson.turn-of-the-ark.turn.draw': 'Na konci tahu si smíte dobrat kartu posádky. Doberte si ji.',
  'lesson.turn-of-the-ark.turn.row':
    'Dejte kartu {card} do dolní řady: odtud může zapůsobit dvakrát, každým okrajem jednou.',
  'lesson.turn-of-the-ark.turn.blue': 'Okraj karty, který přiléhá k nákladu, je modrý. Kde působí?',
  'lesson.turn-of-the-ark.turn.blue.gate': 'Na modrých planetách a na Hvězdné bráně',
  'lesson.turn-of-the-ark.turn.blue.every': 'Na každé planetě',
  'lesson.turn-of-the-ark.turn.blue.moons': 'Na měsících',
  'lesson.turn-of-the-ark.turn.blue.why':
    'Na Hvězdné bráně působí každý okraj, ale jen jedna karta. Měsíce a stanice mají vlastní barvu okraje.',
};
