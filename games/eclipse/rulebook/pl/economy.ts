import type { ChapterText } from '../outline.ts';

export const economy: ChapterText<'economy'> = {
  title: 'Zasoby, populacja i wpływ',
  sections: {
    resources: {
      title: 'Trzy zasoby',
      text: [
        'Za **materiały** buduje się statki i struktury, za **naukę** kupuje technologie, a **fundusze** pokrywają utrzymanie. Zapasy są jawne i nie mają górnej granicy.',
      ],
    },
    trade: {
      title: 'Handel',
      text: [
        'Zapłać kilka jednostek **jednego** zasobu, aby zyskać 1 jednostkę innego: Terranie płacą 2, Orion 4, wszyscy inni 3. Możesz handlować dowolnie często w swojej turze i podczas swojego utrzymania.',
      ],
    },
    tracks: {
      title: 'Tory populacji i produkcja',
      text: [
        'Dla każdego zasobu masz tor populacji. Jego pola mają wartości 2, 3, 4, 6, 8, 10, 12, 15, 18, 21, 24 i 28; na początku 11 kostek zakrywa wszystkie oprócz pierwszego. Kostki schodzą z najniższego zakrytego pola i wracają na najwyższe puste.',
        'Twoja **produkcja** to najwyższa widoczna liczba. Tor ze wszystkimi 12 kostkami nie produkuje nic.',
        'Kostka, która miałaby wrócić na pełny tor, trafia na inny, wybrany przez właściciela; gdzieś zawsze jest miejsce. Kostka z orbitalu trafia na naukę lub fundusze, a na materiały tylko wtedy, gdy oba tory są pełne. Kostki wysłane z ambasadorami liczą się tak jak kostki na mapie: ważne jest to, co zostało na torze.',
      ],
    },
    squares: {
      title: 'Pola populacji',
      text: [
        'Pole mieści jedną kostkę. Pola funduszy, nauki i materiałów przyjmują kostkę z toru swojego koloru, **szare** pole dowolną. **Orbital** dodaje pole dla nauki lub funduszy. Kostka z kolorowego pola wraca na swój tor; dla kostek z szarych pól i orbitali tor spośród pasujących wybiera właściciel.',
        '**Zaawansowane** pola, oznaczone gwiazdką, wymagają technologii: pola materiałów Zaawansowanego górnictwa, pola nauki Zaawansowanych laboratoriów, a pola funduszy Zaawansowanej ekonomii; Metasynteza wystarcza do wszystkich. Na szarym polu zaawansowanym liczy się kolor kładzionej kostki.',
      ],
    },
    graveyard: {
      title: 'Cmentarzysko',
      text: [
        'Kostki zniszczone w ataku trafiają na **cmentarzysko** swojego toru i wracają podczas porządkowania; do tego czasu liczą się jako zdjęte z toru, więc zwiększają produkcję w tej rundzie. Kostki, które schodzą z mapy razem z dyskiem, wracają od razu na tory.',
      ],
    },
    discs: {
      title: 'Dyski wpływu',
      text: [
        'Tor wpływu ma 13 pól. Dyski bierze się od lewej, a odkłada na skrajne prawe puste pole; koszt utrzymania pokazuje zawsze skrajne prawe puste pole. Przy 0, 1 lub 2 pustych polach wynosi on 0, a potem 1, 2, 3, 5, 7, 10, 13, 17, 21, 25 i 30.',
        'Dodatkowe dyski, dla których nie ma pustego pola, leżą w stosie na skrajnym lewym i schodzą jako pierwsze. Przy takim stosie utrzymanie wynosi 0. Eridani zaczyna z 11 dyskami i trzema zapasowymi.',
      ],
    },
    control: {
      title: 'Kontrola sektorów',
      text: [
        '**Kontrolujesz** sektor, dopóki leży w nim twój dysk; nigdy nie ma tam więcej niż jednego. Kontrolujesz też stojące tam struktury i jesteś obrońcą w bitwach.',
        'Gdy dysk opuszcza sektor, kostki jego właściciela wracają stamtąd na tory. Struktury zostają i należą do tego, kto następny przejmie kontrolę.',
      ],
    },
  },
};
