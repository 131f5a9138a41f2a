/** Pictures of the rulebook. */
export const figures = {
  'board.figure.die': 'Kostka',
  'board.figure.computer': 'Počítač',
  'board.figure.shield': 'Štít',
  'board.figure.hits': 'Součet',
  'board.figure.damage': 'Zásah žlutou kostkou působí 1 poškození, oranžovou 2, modrou 3 a červenou 4.',
  'board.figure.pinning':
    'Jedna soupeřova loď váže jeden ze dvou křižníků. Druhý smí odletět, tady zpátky do domovského sektoru.',
  'board.figure.discs': 'Akce vezme disk ze stupnice vlivu: na konci kola bude údržba {after} místo {before}.',
  'board.figure.exploring':
    'Nový sektor musí být propojený se sektorem, ze kterého zkoumáte: červí díra na obou stranách jedné hrany. Otočený jinak se umístit nesmí.',
  'board.figure.upgrades':
    'Jaderný zdroj stíhače dává 3 energie a jeho vytištěné součásti spotřebují 2. Trup nespotřebuje nic. Plazmový kanón spotřebuje 2, nejdřív je tedy potřeba další zdroj.',
  'board.figure.initiative':
    'Obě strany jednají v jednom pořadí, od nejvyšší iniciativy. Při stejné iniciativě je první obránce, tady oranžový.',
  'board.figure.reputation':
    'Účastníte se bitvy a zničíte křižník: doberte 1 + 2 žetony, jeden si nechte a ostatní vraťte do pytlíku.',
  'board.figure.bombarding':
    'Každá loď jednou vystřelí z kanónů na populaci a každé poškození zničí kostku. Bez kostek se disk vrací majiteli.',
} as const;
