import type { ChapterText } from '../outline.ts';

export const corporations: ChapterText<'corporations'> = {
  title: 'Korporace',
  sections: {
    universal: {
      title: 'Vesmírná koalice (obtížnost 1, 2 rovery)',
      text: [
        'Její stupnice roveru dává víc: pohyb 3 od pole 9 a 4 od pole 13.',
        '- **1 Volné umístění**: dílky nemusí sousedit s jinými; dílek výsadby musí.',
        '- **2 Sklad výsadby**: získaný dílek výsadby lze uschovat.',
        '- **3 Vyladěné rovery**: pokaždé o 1 bod pohybu víc ze stupnice roveru, ne z karet.',
        '- **4 Dvojnásobná voda**: pokrok vody z budov umístěného dílku, i z energie, se provede dvakrát; ne ze synergií, karet a dílků vzatých bez umístění.',
        '- **5 Štít proti meteoritům**: meteority už nedopadají; ty, které leží, zůstávají.',
      ],
    },
    republic: {
      title: 'Republic (obtížnost 2, 1 rover)',
      text: [
        'Sedm milníků civilizace: pole 2, 4, 6, 8, 10, 12, 14 se stupni 1, 2, 2, 3, 3, 4, 4, na vrcholu medaile 5. S každým z nich klesne o 1 jiný ukazatel podle vaší volby, i když je balíček prázdný.',
        '- **1 Kurýrní trasy**: když si vyberete dílek s terénem civilizace, získáte pohyb z pole ukazatele roveru. Nejprve tedy vyberete dílek, pak smíte pohnout rovery a pak dílek umístíte; nic jiného mezitím možné není.',
        '- **2 Lovci talentů**: pod stupněm 4 přibude k výběru náhodná karta následujícího stupně.',
        '- **3 Brány civilizace**: za 1 bod pohybu z budovy civilizace na kteroukoli jinou.',
        '- **4 Veřejné práce**: každý milník civilizace dá i synergii.',
        '- **5 Velký archiv**: na konci projděte všechny čtyři balíčky a nechte si 2 karty; nic neklesá.',
      ],
    },
    wormhole: {
      title: 'Wormhole Corp. (obtížnost 2, 2 rovery)',
      text: [
        'Stupnice zeleně má pět dvojitých polí. Na každém si vyberete dílek výsadby, nebo druhý benefit: synergii, dále pokrok civilizace, vody, technologie, roveru. Medaile 1, 2, 3, 5 leží mezi nimi. Smíte vybrat i benefit bez účinku.',
        'Budova zeleně přinese pokrok jen tehdy, dotýká-li se některé políčko zeleně na dílku zeleně, která na planetě ležela už předtím. Energie pokrok zeleně nedává; synergie, karty a události ano.',
        '- **1 Obrůstání**: z vrcholu zpět na 0, kolikrát chcete.',
        '- **2 Zarůstání**: dílek výsadby smí ležet na dílcích, ne na jiném dílku výsadby a meteoritech; co je pod ním, už neplatí.',
        '- **3 Dvojité výhonky**: jednou za kolo o jeden dílek výsadby víc, když nějaký získáte.',
        '- **4 Banka semen**: dílek výsadby lze uschovat.',
        '- **5 Drtivé kořeny**: dílek výsadby smí ležet na meteoritu a zničí ho.',
      ],
    },
    cosmos: {
      title: 'Cosmos Inc. (obtížnost 2, 1 rover)',
      text: [
        'Každá sebraná biokapsle jde do bodovací oblasti, nebo na pole kterékoli stupnice bez ukazatele a bez biokapsle. Ukazatele biokapsle přeskakují nahoru i dolů zdarma; nezbývá-li volné pole, nemohou se pohnout. Pod biokapslí nic neplatí: benefit, medaile ani technologie. Když odejde, medaile a technologie platí znovu.',
        'Bodují jen biokapsle v bodovací oblasti; pro mise se počítají všechny.',
        '- **1 Terénní pohon**: kroky šikmo.',
        '- **2 Velké stěhování**: jednou za hru přemístěte až 3 biokapsle.',
        '- **3 Stěhování pod proudem**: když umístíte terén energie, smíte přemístit 1.',
        '- **4 Nabitá kola**: kroky na energii jsou zdarma, dokud máte bod pohybu.',
        '- **5 Stálé stěhování**: jednou za kolo přemístěte 1.',
      ],
    },
    horizon: {
      title: 'Horizon Group (obtížnost 2, 4 rovery)',
      text: [
        'Rovery se vysílají na polích 1, 3, 6 a 9; pohyb roste od 2 do 5.',
        'Rover **naloží** meteorit, na jehož políčko vjede (vždy nejvýše jeden), a sebere ho, když vjede na políčko s budovou roveru. Obojí se děje samo. Náklad nelze odhodit; naložený rover jiné meteority míjí, ale biokapsle sbírá. Náklad platí za meteorit ležící na políčku roveru. Je-li rover zničen dílkem, meteorit zůstane ležet nahoře; dílek výsadby tam dát nelze. Účinky, které sbírají meteorit, to dělají přímo.',
        '- **1 Předsunuté základny**: dílky s terénem roveru nemusí sousedit s jinými.',
        '- **2 Tažný pohon**: na začátku kola 1 bod pohybu za každý naložený rover.',
        '- **3 Meteoritový kompost**: každý sebraný meteorit dá dílek výsadby.',
        '- **4 Potápění**: naložený rover, který vjede na vodu, smí meteorit zničit.',
        '- **5 Konvoj**: jednou za kolo posuňte ukazatel roveru o 1.',
      ],
    },
    jumpDrive: {
      title: 'Jump Drive (obtížnost 3, 1 rover)',
      text: [
        'Stupnice technologie nemá technologie a její medaile klesají: 5 na poli 1, pak 3, 2, 1 na 6, 8, 11. Každá sebraná biokapsle jde do bodovací oblasti, nebo otevře jednu ze šesti technologií a tam zůstane.',
        '- **A Výměna za synergii**: jednou za kolo synergie místo dílku výsadby.',
        '- **B Terénní brána**: jednou za kolo za 1 bod pohybu teleport na stejný terén na jiném dílku.',
        '- **C Vlna synergie**: jednou za kolo dá synergie 2 kroky.',
        '- **D Technologie jako energie**: terén a budova technologie umístěného dílku smějí platit za energii; rozhodnete se při vyhodnocení budovy.',
        '- **E Sklizeň řady**: jednou za hru vyberte ukazatel a získejte všechny benefity jeho řady na všech stupnicích. Žádný ukazatel se nepohne.',
        '- **F Otevřená soutěž**: jednou za hru si doberte 3 mise a vyberte jednu pro všechny: 5 bodů pro nejlepšího, po 2 při shodě. Ne v sólové hře.',
      ],
    },
    oasis: {
      title: 'Oasis Ultd. (obtížnost 3, 2 rovery)',
      text: [
        'Ukazatel vody jde cestou o 23 krocích přes všechny stupnice a získá to, na co vstoupí. Platí pro něj jen medaile stupnice vody: 3, 6, 9, 12, 15. Umístěná budova vody ho posune o krok za každé políčko vody na ledu; jiné zdroje o jeden krok.',
        'Ukazatele si překážejí: je-li další pole obsazené, ukazatel se nepohne a zbytek toho posunu propadá.',
        '- **1 Přeskok**: ukazatele vždy přeskočí jiné na další volné pole, jako jeden krok.',
        '- **2 Přílivový pohon**: na začátku kola 1 bod pohybu za každý rover na vodě.',
        '- **3 Hluboké studny**: dílek bez políčka na ledu posune vodu o 1.',
        '- **4 Zavlažování**: umístění terénu vody dá dílek výsadby.',
        '- **5 Soutok**: umístění terénu vody dá synergii.',
      ],
    },
    makeshift: {
      title: 'Makeshift (deluxe, obtížnost 4, 2 rovery)',
      text: [
        'Ukazatele stoupají rovně, nebo šikmo na sousední stupnici, jak při každém kroku zvolíte, na volné pole, a získají to, na co vstoupí. Budova posouvá ukazatel své barvy, ať stojí kdekoli. Klesá se rovně dolů, pokud nic nepřekáží. Na poli 15 stupnice roveru smí kterýkoli ukazatel znovu získat pohyb.',
        'Technologie působí jen tehdy, stojí-li některý ukazatel na stupnici technologie na jejím poli nebo výš. Na konci každý ukazatel boduje medailí stupnice, na které stojí. Voda má jiné symboly: synergie na 3, 6, 8, 12 a medaile do 5.',
        '- **1 Uzavřený kruh**: civilizace a technologie sousedí.',
        '- **2 Společná garáž**: se dvěma ukazateli na stupnici roveru dává o 1 bod pohybu víc.',
        '- **3 Úkrok**: místo nahoru do strany na volné pole ve stejné řadě, ne však tam, kde ukazatel v tomto kole už stál.',
        '- **4 Krok zpět**: jednou za kolo smí jeden ukazatel klesnout o 1.',
        '- **5 Po vzoru nejlepších**: každý ukazatel boduje jako nejlepší na své stupnici.',
      ],
    },
    flux: {
      title: 'Flux Industries (deluxe, obtížnost 3, 2 rovery)',
      text: [
        'Žeton flux označuje vybranou, zaměřenou stupnici; s každým milníkem technologie ho smíte přesunout. Působí jen nejvyšší dosažená technologie; mění se hned, i uprostřed kola.',
        '- **1 Polní pohon**: na začátku kola 2 body pohybu za každý rover na terénu zaměřené stupnice.',
        '- **2 Rychlé přetočení**: jednou za hru postoupí ukazatel zaměřené stupnice na další milník a získá vše po cestě. Voda žádný nemá. Dosažením technologie 3 navždy propadá.',
        '- **3 Zesilovač**: zaměřená stupnice dává víc: karty civilizace o stupeň vyšší, dvojnásobné synergie vody, dva dílky výsadby, nebo o 1 bod pohybu víc.',
        '- **4 Vlečný paprsek**: umístění terénu zaměřené stupnice sebere meteorit odkudkoli z vaší planety.',
        '- **5 Přetaktování**: jednou za kolo posuňte ukazatel zaměřené stupnice o 1.',
      ],
    },
  },
};
