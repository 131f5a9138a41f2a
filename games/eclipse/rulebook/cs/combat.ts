import type { ChapterText } from '../outline.ts';

export const combat: ChapterText<'combat'> = {
  title: 'Bitvy',
  sections: {
    where: {
      title: 'Kde se bojuje',
      text: [
        'V každém sektoru s loděmi aspoň dvou soupeřů. Sektory se vyhodnocují od **nejvyššího čísla** k nejnižšímu, každý až do konce.',
      ],
    },
    pairs: {
      title: 'Kdo s kým bojuje',
      text: [
        'Bojují vždy dvě strany. V pořadí vstupu jsou první nehráčské jednotky, potom ovládající hráč, potom ostatní podle příchodu. Bojují **poslední dva**; přeživší se vším poškozením bojuje s předchozím a tak dále. Dřívější v pořadí je **obránce**.',
        'Draco a Prastaří spolu nikdy nebojují: jiný hráč bojuje nejprve s Draco, potom s Prastarými. Poškození zůstává do konce fáze a každá bitva má vlastní střely.',
      ],
    },
    initiative: {
      title: 'Iniciativa',
      text: [
        'Iniciativa typu je bonus plánu a všech součástí. Vyšší jedná dříve; při shodě mezi stranami má přednost obránce; shodu vlastních typů seřadíte sami, pro střely i pro každé kolo.',
      ],
    },
    missiles: {
      title: 'Střely',
      text: [
        'Před prvním kolem každý typ se střelami jednou vypálí, v pořadí iniciativy. Vypálit musí a ustoupit zatím nelze.',
      ],
    },
    engagement: {
      title: 'Kola střetu',
      text: [
        'Potom následují kola, dokud jedna strana nezmizí. V kole jedná každý typ jednou: **útočí** všemi kanóny, nebo začne **ustupovat**. Typ bez kanónů čeká, nebo ustupuje. Bitva končí, jakmile jedna strana nemá loď.',
      ],
    },
    hits: {
      title: 'Zásahy',
      text: [
        '**Výbuch** zasahuje vždy, prázdná stěna nikdy. Číslo zasahuje, pokud číslo plus váš počítač minus štít cíle dá **6 nebo více**.',
        'Všechny kostky daného typu se hodí najednou a potom se přidělují po jedné. Kostka, která může zasáhnout, musí být přidělena lodi, kterou zasahuje. Poškození: žlutá 1, oranžová 2, modrá 3, červená 4; poškození jedné kostky nelze dělit. Po přidělení celého hodu jsou lodě s poškozením větším než trup zničeny; ostatním poškození zůstává.',
      ],
    },
    splitter: {
      title: 'Antihmotový štěpič',
      text: [
        'Jeho majitel smí rozdělit 4 poškození každé červené kostky **kanónu** mezi lodě, které tato kostka zasahuje.',
      ],
    },
    npcs: {
      title: 'Nehráčské jednotky',
      text: [
        'Házejí samy, nikdy neustupují a přidělují kostky tak, aby ničily vaše lodě od největší po nejmenší: bitevní loď, křižník, hvězdná základna, stíhač. Kostky, které nic nezničí, zasáhnou největší lodě.',
      ],
    },
    retreat: {
      title: 'Ústup',
      text: [
        'Všechny lodě daného typu se připraví k odletu do jednoho sousedního propojeného sektoru, který **ovládáte** a kde nejsou soupeřovy lodě. Hvězdné základny nesmějí. Ústup nelze odvolat; různé typy mohou zvolit různé sektory.',
        'Při další aktivaci tohoto typu, o kolo později, přeživší odletí. Do té doby je lze zasáhnout a samy nestřílejí. Skončí-li bitva dříve, typy, které začaly ustupovat v témže kole, zůstávají; ty, které začaly dříve, odletí.',
        'Pokud v některé chvíli ustupují všechny vaše lodě, které v bitvě zbývají, nedostanete žeton reputace za účast.',
      ],
    },
    stalemate: {
      title: 'Pat',
      text: ['Nemá-li už nikdo kanón, útočník musí ustoupit; jeho lodě, které nemohou, jsou na konci kola zničeny.'],
    },
    reputation: {
      title: 'Reputace',
      text: [
        'Po všech bitvách sektoru si každý účastník dobere žetony: 1 za účast, 1 za každý zničený stíhač, hvězdnou základnu nebo figurku Prastarých, 2 za křižník nebo Strážce, 3 za bitevní loď a za GCDS; **nejvýše 5**. Dobírají i ti, kdo přišli o všechny lodě. První je ovládající hráč, potom ostatní podle vstupu.',
        'Tajně si ponechte nejvýše jeden; ostatní se vrátí do sáčku. Nemáte-li na stupnici místo, můžete za něj vrátit jiný žeton reputace; velvyslance vrátit nelze. Je-li v sáčku málo žetonů, doberte, co tam je.',
        'Potom se zničené lodě vrátí majitelům a zničené nehráčské figurky odejdou ze hry.',
      ],
    },
    summary: {
      title: 'Bitva ve zkratce',
      text: [
        '- Střely v pořadí iniciativy: hod, přidělení, poškození.',
        '- Každé kolo: kontrola patu, určení pořadí, potom typ po typu ústup, útok nebo čekání.',
        '- Hod se přidělí celý, než se lodě odstraní. Plány se během bitev nemění.',
        '- Na konci odletí lodě z dřívějších ústupů; zničené lodě a ústupy se počítají pro reputaci.',
      ],
    },
  },
};
