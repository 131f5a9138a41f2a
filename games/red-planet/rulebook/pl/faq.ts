import type { ChapterText } from '../outline.ts';

export const faq: ChapterText<'faq'> = {
  title: 'Pytania i odpowiedzi',
  sections: {
    fullShip: {
      title: 'Czy mogę wsiąść na statek zapełniony wcześniej w tej rundzie?',
      text: ['Nie. Już wystartował, a zapełniony statek i tak nie ma wolnego miejsca.'],
    },
    sameNumber: {
      title: 'Dwóch graczy odkrywa ten sam numer. Kto działa pierwszy?',
      text: [
        'Kolejność jest zgodna z ruchem wskazówek zegara, od pierwszego gracza. Drugi zastaje planszę taką, jaką zostawił pierwszy, łącznie z odpalonymi statkami.',
      ],
    },
    emptyDocks: {
      title: 'Wszystkie doki są puste, gdy przychodzi moja kolej. Co teraz?',
      text: [
        'Nikogo nie umieszczasz, ale reszta karty działa: Pilot może zmienić cel odpalonego statku, Naukowiec dobiera kartę.',
      ],
    },
    launchedTargets: {
      title: 'Kto może dosięgnąć odpalonych statków?',
      text: ['Pilot i Femme fatale. Sabotażysta nie może.'],
    },
    agentUnknown: {
      title: 'Co, jeśli Tajny agent odpali statek o nieznanym miejscu docelowym?',
      text: ['Jeśli statek jest pusty i nie ma żetonu, leci donikąd i trafia na stos zużytych statków.'],
    },
    firstPassenger: {
      title: 'Pierwszy pasażer statku o nieznanym celu został zastąpiony lub zabity. Czy cel wybiera się ponownie?',
      text: ['Nie. Żeton zostaje.'],
    },
    friend: {
      title: 'Czy muszę użyć Femme fatale przeciw sojusznikowi?',
      text: ['Możesz wybrać dowolny inny kolor. Jeśli jednak jest kogo zastąpić, musisz kogoś wybrać.'],
    },
    fataleToken: {
      title: 'Czy Femme fatale odkrywa żeton surowca?',
      text: ['Jest już odkryty, bo ktoś w tej strefie przebywa.'],
    },
    lastOnPhobos: {
      title: 'Mój Żołnierz zabija mojego ostatniego astronautę na Phobosie. Czy desant się odbywa?',
      text: ['Nie, nie ma już kogo wysłać.'],
    },
    stayOnPhobos: {
      title: 'Czy po zagraniu Żołnierza wszyscy moi astronauci mogą zostać na Phobosie?',
      text: ['Nie. Jeśli kogoś tam masz, co najmniej jeden musi wyruszyć.'],
    },
    manyMissions: {
      title: 'Czy mogę mieć kilka misji?',
      text: ['Tak. Zachowujesz wszystkie dobrane misje i każda punktuje.'],
    },
    docked: {
      title: 'Czy na koniec liczą się astronauci na zadokowanych statkach?',
      text: ['Nie, chyba że Magnes eterowy ściągnie ich do swojej strefy.'],
    },
    rockburst: {
      title: 'Co robi Tąpnięcie w strefie z żetonami, które zostały po produkcji 2?',
      text: ['Nic nowego się tam nie kładzie, a pozostałe żetony przyznaje się jak zwykle.'],
    },
    subterfuge: {
      title: 'Czy Fortel obejmuje żetony, które zostały w strefie z wcześniejszych faz?',
      text: ['Tak, obejmuje wszystkie żetony w strefie.'],
    },
    synergy: {
      title: 'Czy Synergia działa na sąsiednią strefę z zakrytym żetonem surowca?',
      text: ['Nie, w tej strefie nic się nie dzieje.'],
    },
    nobody: {
      title: 'W strefie leżą żetony, ale nikogo tam nie ma. Kto je dostaje?',
      text: ['Na razie nikt. Czekają w strefie.'],
    },
    faceDown: {
      title: 'Czy odkrycie można przydzielić do strefy z zakrytym żetonem surowca?',
      text: [
        'Tak. Odkrycie dotyczące produkcji nie będzie jednak miało czego zmieniać, jeśli żeton nie zostanie na czas odkryty.',
      ],
    },
    twice: {
      title: 'Czy mogę podejrzeć to samo odkrycie dwa razy albo odkrycie przydzielone przeze mnie?',
      text: ['Tak, tylko niczego nowego się nie dowiesz.'],
    },
    lookAhead: {
      title:
        'Femme fatale wsiadła na pusty statek, a poza nim nie mam nikogo. Czy trzeba było wsiąść na statek z rywalem?',
      text: ['Nie. Nie musisz przewidywać; zastąpienie po prostu się nie odbywa.'],
    },
    meeting: {
      title: 'Czy odkrycia mogą na siebie oddziaływać?',
      text: [
        'Każde odkrycie istnieje w jednym egzemplarzu, więc nie spotka samego siebie. Jednak ludzie wygnani przez Wielką burzę piaskową mogą trafić do strefy, której odkrycie rozpatruje się później.',
      ],
    },
    pilotToken: {
      title: 'Jak długo obowiązuje żeton Pilota?',
      text: ['Dopóki statek nie wyląduje lub nie zostanie zniszczony, nawet przez kilka rund.'],
    },
    justBoarded: {
      title: 'Czy Tajny agent może odpalić statek, na który właśnie wsiadł?',
      text: ['Tak, jeśli nie jest zapełniony.'],
    },
    ownNeutral: {
      title: 'Gra dwuosobowa: czy kolor główny może użyć Femme fatale lub Żołnierza przeciw mojemu neutralnemu?',
      text: ['Tak. To inny kolor.'],
    },
    rulings: {
      title: 'Rozstrzygnięcia tego wydania',
      text: [
        'Tam, gdzie drukowana instrukcja milczy, przyjęliśmy:',
        '- Odkrywca może stać w miejscu: od zera do trzech ruchów.',
        '- Do użycia Femme fatale potrzebujesz własnego astronauty w danym miejscu, także na statku; nigdy nie zastępuje ona astronauty twojego koloru.',
        '- Tajny agent odpala tylko statki niezapełnione.',
        '- Żetony zniszczonego statku wracają do puli; żetony punktów nigdy się nie kończą.',
        '- „Najwięcej” oznacza co najmniej jeden: w misjach, w Monopolu na lód i w Podziemnym jeziorze.',
        '- Doki uzupełnia się od lewej, a talię statków tasuje się ponownie dopiero wtedy, gdy potrzebna jest karta.',
        '- Karty akcji trzeba zagrać w przewidzianej dla nich chwili; „do” może oznaczać zero.',
        '- Jeśli na Nierównej ziemi jest tylko jeden kolor, zabiera on wszystko.',
        '- To, czego dowiesz się o odkryciu, pozostaje dla ciebie widoczne.',
        '- Granice stref i wiele tekstów kart to nasza rekonstrukcja.',
      ],
    },
  },
};
