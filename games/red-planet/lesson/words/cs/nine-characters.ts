import type { nineCharacters as english } from '../en/nine-characters.ts';

export const nineCharacters: Record<keyof typeof english, string> = {
  'lesson.nine-characters': 'Devět postav',
  'lesson.nine-characters.learned': 'Proč záleží na čísle; Sabotér, Femme fatale, Pilot a Verbíř.',
  'lesson.nine-characters.saboteur.play':
    '{rival} posílá astronauty hromadně. Zahrajte Sabotéra, 5: umístí jednoho astronauta a pak vyhodí do vzduchu loď v doku.',
  'lesson.nine-characters.saboteur.before-you':
    'Vědec, 7, jedná před vaší pětkou. V lodi do oblasti Syrtis Major už čekají tři astronauti ({rival}).',
  'lesson.nine-characters.saboteur.board':
    'Nejdřív musíte někoho umístit. Vyberte loď do oblasti Hellas, ne tu, kterou hned zničíte.',
  'lesson.nine-characters.saboteur.board.lost': 'Tuhle ne: s lodí zmizí všichni na palubě, i vaši lidé.',
  'lesson.nine-characters.saboteur.destroy': 'Teď zničte loď do oblasti Syrtis Major.',
  'lesson.nine-characters.saboteur.lost':
    'Tři soupeři jsou navždy ztraceni ve vesmíru. Loď, která odstartovala, je v bezpečí: Sabotér dosáhne jen do doků.',
  'lesson.nine-characters.femme-fatale.play':
    'Začínáme znovu. Zahrajte Femme fatale, 4. Promění soupeřova astronauta ve vašeho všude, kde máte někoho svého.',
  'lesson.nine-characters.femme-fatale.board':
    'Jděte tedy za soupeři. Nastupte do lodi do oblasti Syrtis Major: {rival} i {other} tam mají po jednom.',
  'lesson.nine-characters.femme-fatale.replace':
    'Stiskněte astronauta ({rival}). Ten je ztracen a jeho místo zaujme váš.',
  'lesson.nine-characters.femme-fatale.same-number':
    'Dva ze tří na palubě jsou teď vaši. Počet lidí se nemění, takže se tím loď nikdy nezaplní.',
  'lesson.nine-characters.pilot.play':
    'Ještě jednou od začátku. Zahrajte Pilota, 1. Jedná poslední: umístí dva astronauty a pak dá kterékoli lodi nový cíl, i za letu.',
  'lesson.nine-characters.pilot.first':
    '{rival} letí do oblasti Syrtis Major se čtyřmi. Umístěte prvního astronauta do lodi do oblasti Hellas.',
  'lesson.nine-characters.pilot.second': 'A druhého.',
  'lesson.nine-characters.pilot.ship': 'Teď vyberte loď, která letí.',
  'lesson.nine-characters.pilot.destination':
    'Pošlete ji na Phobos. Měsíc nesousedí s žádnou oblastí: astronauty odtamtud dostane jen Voják.',
  'lesson.nine-characters.pilot.numbers':
    'Chcete nastoupit do lodi dřív, než ji zaplní ostatní. Která postava se hodí nejlépe?',
  'lesson.nine-characters.pilot.numbers.scientist': 'Vědec, číslo 7',
  'lesson.nine-characters.pilot.numbers.travel-agent': 'Cestovní agent, číslo 3',
  'lesson.nine-characters.pilot.numbers.pilot': 'Pilot, číslo 1',
  'lesson.nine-characters.pilot.numbers.why':
    'Odpočítávání běží od 9 do 1: vysoká čísla najdou volná místa, nízká vidí, co se stalo.',
  'lesson.nine-characters.pilot.recruiter':
    'Zahrané postavy zůstávají na stole. Zpět je vrátí jen Verbíř, 9, proto jeho kolo dobře zvolte.',
};
