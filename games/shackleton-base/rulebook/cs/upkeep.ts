import type { ChapterText } from '../outline.ts';

export const tracks: ChapterText<'tracks'> = {
  title: 'Cíle, reputace a energie',
  sections: {
    goals: {
      title: 'Cíle',
      text: [
        'Na konci svého tahu můžete splnit cíle, jejichž požadavek splňujete a které mají volné místo: nejvýš jeden cíl každé korporace za celou hru.',
        'Dolní, střední a horní cíle dávají 4, 8 a 12 VB a bonus za reputaci: 1 od 2, 2 od 6, 3 od 10, 4 od 14. Splněný cíl vám zůstane. Na lepší smíte počkat.',
      ],
    },
    reputation: {
      title: 'Reputace',
      text: [
        'Stupnice vede od 0 do 15. Její akce: na 0 získejte 2 body reputace, na 4 získejte 1 jednotku titanu, na 8 získejte 1 žeton vzácných zemin, na 12 aktivujte libovolný žeton.',
        'Od 1, 5, 9 a 13 přidává k nákladům na údržbu 1, 2, 3 nebo 4 kredity.',
        'Každý bod nad 15 je místo toho 1 VB. Každý bod, který na 0 nelze ztratit, stojí 2 VB. Na konci má každý bod hodnotu 1 VB.',
      ],
    },
    energy: {
      title: 'Energie',
      text: [
        'Jeden ukazatel pro všechny, od 0 do 10. Výroba ho posouvá nahoru a kdo vyrábí, získá 1 bod reputace za každý dosažený nebo překročený symbol: na 3, 5, 7 a 9. Co přesáhne 10, propadá.',
      ],
    },
  },
};

export const upkeep: ChapterText<'upkeep'> = {
  title: 'Fáze údržby',
  sections: {
    withdrawal: {
      title: 'Stažení astronautů',
      text: [
        'Nejdřív provedou údržbu korporace. Pak, od nejvyššího pole po směru hodinových ručiček, přijde každý astronaut z okraje k hráči s největší **celkovou velikostí** budov ve své řadě.',
        'Při shodě rozhoduje největší budova v nejbližším sektoru, pak v dalším a tak dál. Neutrální kupole se nepočítají. Není-li v řadě nikdo, jde astronaut na stanici Gateway.',
        'S Evergreen Farms příjemce hned sklízí; s To Mars může astronaut hned nastoupit na loď.',
      ],
    },
    arranging: {
      title: 'Rozmístění a příjem',
      text: [
        'V pořadí tahů každý libovolně rozmístí astronauty ze základny i příchozí na otevřená místa. Na koho nezbude místo, ten jde na stanici Gateway; dokud je místo volné, nikoho poslat pryč nelze.',
        'Pak přijde příjem: korporace po řadě, kupole, velitelské centrum.',
      ],
    },
    paying: {
      title: 'Náklady na údržbu',
      text: [
        'Platíte za reputaci a za každou budovu v kráteru: kupole 1, dílna 2, laboratoř 3, velitelské centrum 4; o 3 méně za každého inženýra v první dílně a méně o další slevy.',
        'Zaplatit musíte všemi kredity, které máte. Každý chybějící stojí 1 bod reputace, a je-li reputace 0, stojí 2 VB. Roboti mohou pomoci.',
      ],
    },
    end: {
      title: 'Konec kola',
      text: [
        'Astronauti z velitelských polí odcházejí; ti na stanici Gateway a v základnách zůstávají. Projekty „jednou za kolo“ jsou znovu připravené. Celou fázi údržby má i 3. kolo.',
      ],
    },
  },
};

export const ending: ChapterText<'ending'> = {
  title: 'Konec hry',
  sections: {
    scoring: {
      title: 'Závěrečné bodování',
      text: [
        '- **Projekty**: vytištěné VB a to, co bodují na konci.',
        '- **Laboratoře**: v každé 2, 5 nebo 10 VB za 1, 2 nebo 3 odpovídající astronauty.',
        '- **Reputace**: 1 VB za každý bod.',
        '- **Korporace** po řadě.',
        'Zbylé kredity a suroviny nemají hodnotu, pokud karta neříká jinak.',
      ],
    },
    winner: {
      title: 'Vítěz',
      text: ['Vítězí nejvyšší výsledek. Při shodě rozhoduje vyšší reputace a pak je vítězství společné.'],
    },
  },
};

export const leaders: ChapterText<'leaders'> = {
  title: 'Vedoucí agentur',
  sections: {
    abilities: {
      title: 'Osm vedoucích',
      text: [
        'Velitelské centrum vylepší schopnost vedoucího (v závorce).',
        '- **Kanada A**: před hlavní akcí zaplaťte 2 kredity, vyměňte astronauta z raketoplánu za astronauta ze stanice Gateway a nasaďte právě jeho (zdarma).',
        '- **Kanada B**: po stavbě budovy zaplaťte 3 kredity a naverbujte do ní astronauta (1 kredit).',
        '- **Japonsko A**: projekty stojí o 1 kredit méně (o 3 méně).',
        '- **Japonsko B**: když realizujete projekt, zaplaťte 3 kredity a aktivujte žeton této korporace (1 kredit).',
        '- **Evropa A**: poplatek za sektor je vždy 1 kredit (a získáte 1 kredit za každý aktivovaný sektor).',
        '- **Evropa B**: po využití kráteru zaplaťte 2 kredity za akci korporace (zdarma).',
        '- **USA A**: při stavbě zaplaťte 3 kredity místo 1 titanu nebo 1 žetonu vzácných zemin (2 kredity za jedno nebo za obojí).',
        '- **USA B**: po stavbě budovy zaplaťte 2 kredity za 1 surovinu tohoto sektoru (zdarma).',
      ],
    },
    limits: {
      title: 'Dobré vědět',
      text: [
        'Každá schopnost platí jednou pro akci, která ji spustí; co něco stojí, smíte vždy odmítnout. Nemůžete-li zaplatit nebo by to nic nepřineslo, hra se neptá.',
        'Vylepšení platí už po stavbě samotného velitelského centra, ale ne při jeho placení.',
        'Po výměně Kanady A musíte nasadit astronauta, kterého jste dostali; odevzdaného lze naverbovat.',
      ],
    },
  },
};
