import type { ChapterText } from '../outline.ts';

export const rulings: ChapterText<'rulings'> = {
  title: 'Rozstrzygnięcia tego wydania',
  sections: {
    setup: {
      title: 'Przygotowanie i handel',
      text: [
        '- Dwóch graczy używa 5 sektorów zewnętrznych. Pierwszy gracz jest losowy, o ile go nie wskazano; rasy wybiera się lub losuje.',
        '- Strefy startowe leżą tak, że każda strzałka wskazuje wprost centrum. Losowe projekty niegraczy losuje się dla każdego rodzaju osobno.',
        '- Za handel płaci się jednym zasobem, we własnej turze lub utrzymaniu; gdzie indziej niczego by nie zmieniał.',
      ],
    },
    explore: {
      title: 'Eksploracja',
      text: [
        '- Akcję można wybrać i jej nie wykorzystać. Strefy za trzecim okręgiem są zewnętrzne. Starożytni nigdy się nie kończą.',
        '- Tunel na krawędzi strefy musi być, zanim odkryjesz heks; nie ma znaczenia, który twój sektor daje połączenie.',
        '- Płytkę odkrycia rozpatruje się przed położeniem dysku. Jeśli awersu nie da się użyć, zostają 2 punkty; Technologia Starożytnych nigdy nie daje droższej.',
        '- Źródło energii mionowej można odłożyć i położyć później na dowolnym projekcie, także bazy. Elementy z odkryć pojawiają się nawet przy przeciwnikach.',
      ],
    },
    actions: {
      title: 'Akcje',
      text: [
        '- Projekty sprawdza się na końcu każdej aktywacji ulepszenia; wolno też jedynie zdjąć płytki.',
        '- Portal Warp wymaga kontrolowanego sektora; dwa portale mogą dzielić sektor i oba punktują.',
        '- Wszyscy przeciwnicy wiążą razem; związane mogą być twoje bazy. Wolno budować pod atakiem. Przy wpływie tylko cel musi być wolny od przeciwników.',
        '- Statków kolonizacyjnych można użyć przy pasowaniu; Draco może ich użyć obok Starożytnych także w utrzymaniu.',
        '- Przesunięcie dysku z sektora do sektora wykorzystuje ruch dysku w obu. Dyski położone w eksploracji lub po walce się nie liczą.',
      ],
    },
    diplomacy: {
      title: 'Dyplomacja',
      text: [
        '- Relacje można proponować też w reakcjach, każdemu partnerowi raz na turę. Proponujący pierwszy jawnie wybiera kostkę i miejsce.',
        '- Ambasadorowie wyeliminowanych graczy zostają na miejscu. Płytki reputacji oddaje się tylko po to, by zrobić miejsce.',
      ],
    },
    battles: {
      title: 'Bitwy',
      text: [
        '- Kontrolujący liczy się jako pierwszy z graczy, więc walczy ostatni. Inny gracz walczy z Draco przed Starożytnymi.',
        '- Uciekać można przez portale; każdy typ leci do jednego sektora, ocenianego w chwili rozpoczęcia ucieczki.',
        '- Rozszczepiacz dzieli tylko czerwone kości dział, między statki, w które kość trafia.',
        '- Niegracze przydzielają jak najmniej i jak najsłabszych kości, byle zniszczyć największy statek; resztę dostaje największy statek, w który trafiają.',
        '- Pat sprawdza się na początku każdej rundy. Liczba kości nie jest ograniczona. Własne remisy ustala się za każdym razem od nowa. Kość, która może trafić, musi trafić.',
      ],
    },
    aftermath: {
      title: 'Po walce',
      text: [
        '- Atak na populację jest dobrowolny, jeden rzut na typ statku; ty wybierasz kostki, a potem ich właściciel wybiera cmentarzyska.',
        '- Usunięcie dysku bez kostek jest przymusowe. Usuwanie i kładzenie odbywa się sektor po sektorze, więc zwrócony dysk może się przydać w sektorze o niższym numerze.',
        '- Przy odkryciach kontrolujący ma pierwszeństwo przed właścicielami statków. Bomby i kruchość Planty nie wymagają broni.',
      ],
    },
    ending: {
      title: 'Utrzymanie i koniec',
      text: [
        '- Utrzymanie 8. rundy rozgrywa się w całości. Po punktach i zapasach remis oznacza wspólną wygraną. Puste worki dają tyle, ile mają.',
        '- Płytkę reputacji wybierasz samodzielnie; wolno nie brać żadnej lub niższą. Kto pierwszy spasuje, zyskuje 2 fundusze, nawet jeśli w grze nie ma już nikogo innego.',
        '- Kostki wracają na najwyższe puste pole; kilka naraz po kolei, najpierw kolorowe.',
        '- Ostatni ocalały gra do końca. Upadek liczy się we własnym utrzymaniu gracza, a elementy schodzą, gdy wszyscy skończą.',
      ],
    },
  },
};
