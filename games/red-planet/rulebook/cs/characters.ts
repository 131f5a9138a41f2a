import type { ChapterText } from '../outline.ts';

export const characters: ChapterText<'characters'> = {
  title: 'Postavy',
  sections: {
    duties: {
      title: 'Co mají všechny postavy společné',
      text: [
        'Každý efekt je **povinný v největší možné míře**. Smíte ublížit sami sobě, pokud to karta dovoluje, a musíte, pokud není jiná možnost.',
        'Zabití a nahrazení astronauti odcházejí ihned mezi **Ztracené ve vesmíru** a do zásoby se už nevrátí.',
        'Když vybíráte astronauta, vybíráte místo a barvu: astronauti jedné barvy se od sebe neliší.',
        'Volbu s jedinou možností udělá hra za vás a zapíše ji do záznamu; volbu bez možností přeskočí. Na počáteční misi a na postavu se ptá vždy, aby se z délky pauzy nedalo nic vyčíst.',
      ],
    },
    boarding: {
      title: 'Nastupování do lodí',
      text: [
        'Astronauty berete ze své zásoby a umisťujete na volná místa **zadokovaných** lodí, nikdy odstartovaných. Loď nepojme víc lidí, než kolik je její kapacita.',
        'Astronauti nastupují po jednom, takže cíl lodi s neznámým cílem se určí dřív, než nastoupí další. Trojice Cestovního agenta nastupuje společně.',
        'Je-li volných míst (nebo astronautů v zásobě) méně, než karta požaduje, umístěte jich co nejvíc, třeba i žádného. Pak pokračujte zbytkem karty.',
        'Dvaadvacet astronautů stačí na jakýkoli sled postav v deseti kolech: zásoba se může vyčerpat, ale nikdy předčasně.',
      ],
    },
    recruiter: {
      title: '9 Verbíř',
      text: [
        '- Umístěte **1** astronauta.',
        '- Vezměte si zpět do ruky **všechny** zahrané karty postav včetně tohoto Verbíře. Máte zase všech devět.',
      ],
    },
    explorer: {
      title: '8 Průzkumník',
      text: [
        '- Umístěte **1** astronauta.',
        '- Proveďte **až 3 přesuny**. Při přesunu jde jeden váš astronaut ze své oblasti do sousední.',
        'Přesuny se dělají jeden po druhém a týž astronaut se může přesunout i vícekrát. Vstup do oblasti ihned otočí její žeton suroviny, ještě než zvolíte další přesun. Smíte provést i méně přesunů, nebo žádný.',
        'Phobos s ničím nesousedí: nikdo tam nedojde ani odtud neodejde.',
      ],
    },
    scientist: {
      title: '7 Vědec',
      text: [
        '- Umístěte **2** astronauty, do jedné lodi nebo do dvou.',
        '- Buď **doberte** vrchní kartu události, **nebo** si **prohlédněte** jeden skrytý objev na mapě.',
        '**Dobraný objev:** prohlédněte si ho a přiřaďte ho lícem dolů k vnější oblasti, která žádný nemá. Všichni vidí, kam přišel, ale jen vy víte, co to je. Mají-li už objev všechny vnější oblasti, odhoďte kartu lícem nahoru (nemá žádný efekt) a místo toho si prohlédněte jeden objev ve hře.',
        '**Dobraná mise nebo akce:** ponechte si ji lícem dolů u svých ostatních karet. Ostatní vidí, že máte novou kartu, ale nevědí, jakého je druhu.',
        '**Prohlédnutí:** objev vidíte jen vy; vrátí se lícem dolů do své oblasti.',
        'Je-li možná jen jedna z těchto voleb, provedete ji. Je-li balíček prázdný a ve hře není žádný objev, nestane se nic.',
      ],
    },
    secretAgent: {
      title: '6 Tajný agent',
      text: [
        '- Umístěte **2** astronauty do **dvou různých** lodí, do každé jednoho. Je-li místo jen v jedné lodi, umístěte jednoho.',
        '- Vyberte zadokovanou loď, která **není plná**, a ihned ji odstartujte. Smí být i prázdná.',
        'Lodě, které jste právě zaplnili, odstartují tak jako tak, a proto je nelze vybrat. Nemá-li žádná zadokovaná loď volné místo, nestane se nic.',
      ],
    },
    saboteur: {
      title: '5 Sabotér',
      text: [
        '- Umístěte **1** astronauta.',
        '- Vyberte zadokovanou loď a **zničte** ji, ať je prázdná, plná, nebo veze i vaše lidi.',
        'Všichni na palubě odcházejí mezi Ztracené ve vesmíru, karta na odhazovací hromádku lodí a její žetony cíle do společné zásoby. Dok zůstane prázdný až do kroku 4.',
        'Je to povinné, i když jediná zadokovaná loď je ta, do které jste právě nastoupili, a i když jste ji sami zaplnili.',
      ],
    },
    femmeFatale: {
      title: '4 Femme fatale',
      text: [
        '- Umístěte **1** astronauta.',
        '- Vyberte astronauta **jiné barvy** na místě, kde máte aspoň jednoho vlastního: v zadokované lodi, v odstartované lodi, v oblasti Marsu nebo na Phobosu. Odchází mezi Ztracené ve vesmíru a **jeho místo zaujme** astronaut z vaší zásoby.',
        'Právě umístěný astronaut se počítá jako vaše přítomnost. Počet lidí na palubě se nemění, takže nahrazení nikdy nezaplní ani neodstartuje loď a nikdy neurčuje cíl.',
        'Není-li koho nahradit nebo nemáte-li astronauta v zásobě, nestane se nic. Je-li koho, musíte někoho vybrat; nemusíte ale nastupovat do určité lodi jen proto, aby bylo koho nahradit.',
      ],
    },
    travelAgent: {
      title: '3 Cestovní agent',
      text: [
        '- Vyberte zadokovanou loď s aspoň **třemi volnými místy** a umístěte do ní přesně **3** astronauty.',
        'Není-li taková loď nebo máte-li v zásobě méně než tři astronauty, nikdo nenastoupí a váš tah končí. Nikdy nenastupuje jen jeden nebo dva.',
      ],
    },
    soldier: {
      title: '2 Voják',
      text: [
        '- Umístěte **1** astronauta.',
        '- **Zabijte** astronauta libovolné barvy, i vlastní, v kterékoli oblasti kromě **Syrtis Major** a **Valles Marineris**, tedy ve vnější oblasti nebo na Phobosu. Lidé v lodích jsou v bezpečí. Dá-li se někdo zabít, někdo zemřít musí, i kdyby byli na dosah jen vaši lidé.',
        '- Potom proveďte **výsadek**: přesuňte 1, 2 nebo 3 své astronauty z Phobosu do oblastí Marsu, vnitřních nebo vnějších, stejných nebo různých. Máte-li na Phobosu někoho, aspoň jeden musí letět.',
        'Výsadek proběhne najednou: všechny cíle se určí dřív, než se otočí jakýkoli žeton suroviny. Nemáte-li na Phobosu (už) nikoho, výsadek se nekoná.',
      ],
    },
    pilot: {
      title: '1 Pilot',
      text: [
        '- Umístěte **2** astronauty, do jedné lodi nebo do dvou.',
        '- Vezměte ze společné zásoby **libovolný žeton cíle** a položte ho na zadokovanou nebo odstartovanou loď, přes vytištěný cíl nebo přes dřívější žetony. Loď teď letí tam.',
        'Je to povinné, ale žeton smí ukazovat i cíl, který loď už má. Není-li žádná loď zadokovaná ani odstartovaná, nebo je-li zásoba prázdná, nestane se nic.',
      ],
    },
  },
};
