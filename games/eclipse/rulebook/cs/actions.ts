import type { ChapterText } from '../outline.ts';

export const actions: ChapterText<'actions'> = {
  title: 'Ostatní akce',
  sections: {
    research: {
      title: 'Výzkum',
      text: [
        'Vezměte technologii z nabídky, zaplaťte vědou a položte ji na další volné místo její stupnice: vojenské, síťové nebo nano. **Vzácná** technologie přijde na stupnici podle vaší volby.',
        'Cena je vytištěná hodnota snížená o **slevu** stupnice, nikdy však méně než minimální cena. Sleva při 0 až 6 žetonech na stupnici je 0, 1, 2, 3, 4, 6 a 8.',
      ],
    },
    tray: {
      title: 'Nabídka',
      text: [
        'Na stupnici se vejde 7 technologií. Nelze vzít tu, kterou už máte, a technologie se nikdy nevracejí ani nepřesouvají. Technologie je dostupná, dokud v nabídce leží její žeton. Lepší technologie neobsahuje slabší součást: Gluonový počítač nedává Pozitronový počítač.',
      ],
    },
    kinds: {
      title: 'Druhy technologií',
      text: [
        'Některé zpřístupňují **součást**, jiné dovolují **stavět** hvězdné základny, orbitály či monolity, další platí **trvale** a některé působí **ihned**:',
        '- **Pokročilá robotika** dává 1 náhradní disk, **Kvantová síť** 2.',
        '- **Klíč artefaktů**: 5 jednotek jedné suroviny za každý artefakt ve vašich sektorech, volíte pro každý zvlášť.',
        '- **Prastaré laboratoře**: doberte žeton objevu a rozhodněte o něm.',
        '- **Warp portál**: umístěte portál do ovládaného sektoru. Bez takového sektoru technologii vzít nelze.',
      ],
    },
    upgrade: {
      title: 'Vylepšení',
      text: [
        'V aktivaci můžete nejprve sejmout libovolný počet svých žetonů z plánů; sejmuté prastaré součásti odcházejí ze hry. Potom položíte **jednu** součást na pozici bez žetonu, prázdnou nebo s vytištěnou součástí.',
        'Od začátku smíte používat Iontový kanón, Jaderný zdroj, Jaderný pohon, Trup a Elektronový počítač, ostatní součásti s jejich technologií a také odložené prastaré. Součásti jsou zdarma a mohou se opakovat. Když žeton odejde, vytištěná součást znovu platí.',
      ],
    },
    legal: {
      title: 'Po vylepšení',
      text: [
        'Po každé aktivaci musí být všechny vaše plány přípustné. Smíte také jen snímat žetony. Hodnoty mimo pozice a Mionový zdroj nahradit nelze. Vylepšení neopravují poškození.',
      ],
    },
    build: {
      title: 'Stavba',
      text: [
        'Postavte jednu loď nebo stavbu v sektoru, který ovládáte, a zaplaťte materiálem: stíhač 3, křižník 5, bitevní loď 8, hvězdná základna 3, orbitál 4, monolit 10. Mechanema platí 2, 4, 7, 2, 3 a 8.',
        'Hvězdná základna, orbitál a monolit vyžadují technologii; loď musí být ve vaší zásobě. V sektoru smí být nejvýše jeden orbitál a jeden monolit, hvězdných základen libovolně.',
      ],
    },
    where: {
      title: 'Stavby a nebezpečí',
      text: [
        'Stavět smíte i tam, kde jsou soupeřovy lodě. Stavby nelze přesunout ani zničit. Políčko orbitálu slouží tomu, kdo sektor ovládá, a jemu patří i 3 body za monolit.',
      ],
    },
    move: {
      title: 'Pohyb',
      text: [
        'Přesuňte jednu loď nejvýše o její hodnotu pohybu, krok za krokem, přes propojení. Více aktivacemi smíte přesouvat i tutéž loď. Loď smí sektor opustit, jen není-li vázaná, a po vstupu do sektoru smí pokračovat, jen není-li vázaná tam. Hvězdné základny se nepohybují a do prázdné zóny nikdo nevletí.',
      ],
    },
    entry: {
      title: 'Setkání s ostatními',
      text: [
        'Smíte vletět do sektorů se soupeři; bitvy přijdou ve fázi boje. Hra si pamatuje, kdo byl první: u každého hráče se počítá, odkdy tam má bez přerušení aspoň jednu loď.',
      ],
    },
    influence: {
      title: 'Vliv',
      text: [
        'Během této akce můžete obnovit až dvě použité kolonizační lodě. Každou aktivací provedete jednu z těchto možností:',
        '- přesuňte disk ze stupnice nebo ze svého sektoru do sektoru, který **nikdo neovládá**, bez soupeřových lodí, v němž máte loď nebo který je propojený se sektorem s vaší lodí či diskem',
        '- přesuňte disk ze sektoru zpět na stupnici.',
        'I bez disku na stupnici můžete přesouvat disky mezi sektory nebo je brát zpět.',
      ],
    },
    limits: {
      title: 'Omezení vlivu',
      text: [
        '- Disk sektoru lze v akci přesunout jen jednou.',
        '- Disk, který odebíráte, se už pro propojení nepočítá.',
        '- Když disk odejde, vaše kostky z toho sektoru se vrátí na stupnice; jinak kostky vzít zpět nelze.',
        '- Prastaří, Strážci a GCDS jsou soupeři; jen Draco se smí přidat k Prastarým.',
        '- Žeton objevu, který si nikdo nevzal, je váš, jakmile tam položíte disk.',
      ],
    },
    reactions: {
      title: 'Reakce',
      text: [
        'Po pasování smíte v každém svém dalším tahu jednou provést **Vylepšení**, **Stavbu** nebo **Pohyb** s přesně **jednou** aktivací, bez bonusů. Reakce stojí disk. Kolonizační lodě, směna a diplomacie jsou k dispozici jako v akci. Nechcete-li v tomto kole další reakce, dejte to hře vědět a bude vaše tahy přeskakovat sama.',
      ],
    },
  },
};
