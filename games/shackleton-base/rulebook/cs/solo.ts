import type { ChapterText } from '../outline.ts';

export const solo: ChapterText<'solo'> = {
  title: 'Sólová hra: AstroBot',
  sections: {
    setup: {
      title: 'Příprava',
      text: [
        'Připravte hru jako pro 2 hráče, s 12 turisty a asteroidem, který vyžaduje podporu 8. Vedoucí je náhodný. AstroBot má základnu, ale žádné kredity ani suroviny.',
        'Pro každou korporaci vyberete lehkou nebo těžkou stranu karty AstroBota. Tři lehké jsou běžná hra; každá těžká ji ztíží.',
        'Postavíte první kupoli; první karta pak rozhodne, kam AstroBot postaví svou.',
        'V každém kole dostane AstroBot skrytý dílek. Vyberete si jeden ze 2 dalších, poslední doplní stanici Gateway. Pak se jeho dílek otočí: začíná nižší číslo.',
      ],
    },
    turn: {
      title: 'Tah AstroBota',
      text: [
        'Odkryje kartu. Písmeno, které mají společné levá strana nové karty a pravá strana předchozí, určuje **aktivní korporaci**; ze dvou společných platí červené.',
        'Pak symbol: rozvoj stoupne o 1 (na 7 místo toho 1 bod reputace), nebo se posune ukazatel cíle aktivní korporace; po 3 krocích AstroBot splní cíl bez splnění požadavku. Rozvoj 0–2 je dolní cíl, 3–6 střední, 7 horní.',
        'Pak použije první řádek karty, jehož astronauta ještě má. Není-li akce možná, jde astronaut na stanici Gateway.',
        'Hledání začíná u **trojúhelníku** předchozí karty a jde po okraji ve směru **šipky**.',
      ],
    },
    crater: {
      title: 'Kráter',
      text: [
        'Obsadí první volné pole, z něhož by za současného stavu získal astronauta. Nic nezíská. Vy dostanete z banky poplatek za každý sektor řady, kde máte budovu a AstroBot ne.',
      ],
    },
    build: {
      title: 'Stavba budovy',
      text: [
        'Rozhoduje rozvoj: kupole při 0–1, dílna při 2–3, laboratoř při 4–6, velitelské centrum při 7; není-li, nejbližší menší. Nejdřív zkoumá řady s astronautem, kterého by získal, pak všechny, a vezme nejbližší napájený sektor, jinak nejbližší s novým panelem, který ho nic nestojí. Při energii 9 nebo 10 nebo bez panelu jde na stanici Gateway.',
        'Platí jen energií a chybějící pod 3 dostane zdarma. Bere bonusy kupolí, ale ne schopnosti laboratoří. Nemá-li tam aktivní korporace žeton, položí ho bez aktivace.',
      ],
    },
    fund: {
      title: 'Realizace projektu',
      text: [
        'Vezme viditelný projekt aktivní korporace s nejvíce VB. Požadavek má nižší o 1 od rozvoje 3 a o 2 od 6. Je-li energie málo, vyrobí ji zdarma do 3, pak postaví panel. Nestačí-li to, zkouší ostatní korporace v pořadí A, B, C.',
        'Z jeho projektů se počítají jen vytištěné VB; schopnosti, ochranu a bodování AstroBot ignoruje. Jako bonus provede akci aktivní korporace.',
      ],
    },
    others: {
      title: 'Akce korporací a stanice Gateway',
      text: [
        'Provede akce korporací A, B a C; za každou nemožnou získá 2 body reputace. Bonusem je naverbovaný astronaut.',
        'Na stanici Gateway verbuje druh, kterého má nejméně, a provede akci aktivní korporace. Astronaut jde na odpovídající místo, je-li nějaké.',
      ],
    },
    corporations: {
      title: 'Jeho akce',
      text: [
        '- **Artemis Tours**: vezme turistu na další pole své karty.',
        '- **Moon Mining**: odešle náklad na úroveň podle rozvoje: 1 při 0–1, 2 při 2–3, 3 při 4–5, 4 při 6–7.',
        '- **Selenium Research**: odhodí experiment na straně trojúhelníku a boduje podle počtu vzorků.',
        '- **Evergreen Farms**: postaví farmu v první řadě, kde má převahu.',
        '- **Sky Watch**: postoupí, pak podpoří nejnižší program svého úseku; nemůže-li, postoupí o 3 dál.',
        '- **Space Robotics**: vezme továrnu ze sloupce trojúhelníku a z řady podle rozvoje; jeho továrny dávají 1, 2 nebo 3 VB.',
        '- **To Mars**: pošle budovu, nejdřív takovou, která dokončí modul. Koho získá, nastoupí na loď, dokud jsou místa.',
        'Čísla závisejí na straně karty.',
      ],
    },
    end: {
      title: 'Údržba a konec',
      text: [
        'Příchozí zaujmou nejlepší místa; ty, kdo už stojí, AstroBot nepřesouvá. Jeho příjem: 2 VB za každého vědce v kupoli a 1 bod reputace za každého astronauta ve velitelském centru. Údržbu neplatí.',
        'Boduje jako hráč, ale ne za Artemis Tours a Selenium Research. Vítězíte s více VB, při shodě s vyšší reputací.',
        'Poslední karta kola začíná další; zbylých 6 se zamíchá.',
      ],
    },
  },
};
