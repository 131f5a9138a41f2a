import type { ChapterText } from '../outline.ts';

export const species: ChapterText<'species'> = {
  title: 'Rasy',
  sections: {
    common: {
      title: 'Wspólne wartości',
      text: [
        'O ile przy rasie nie podano inaczej: 3 statki kolonizacyjne, 13 dysków, na początku myśliwiec, handel 3:1, cztery mieszane miejsca na torze reputacji.',
      ],
    },
    eridani: {
      title: 'Imperium Eridani',
      text: [
        'Sektor 222; 4 materiały, 2 nauki, 26 funduszy; Działo plazmowe, Tarcza Gaussa i Napęd fuzyjny. Dwie płytki reputacji na początku, o dwa dyski mniej, o 1 energii więcej na myśliwcu, krążowniku i pancerniku.',
      ],
    },
    hydran: {
      title: 'Progres Hydran',
      text: [
        'Sektor 224; 2 materiały, 6 nauki, 2 fundusze; Zaawansowane laboratoria. Rozwój ma dwie aktywacje, zaawansowane pole nauki jest zasiedlone od początku, a jedno miejsce ambasadorskie zastępuje mieszane.',
      ],
    },
    planta: {
      title: 'Planta',
      text: [
        'Sektor 226; 4 materiały, 3 nauki, 2 fundusze; Baza Gwiezdna. Eksploracja ma dwie aktywacje. Planta ma cztery statki kolonizacyjne, 1 dodatkowy punkt za każdy sektor, jedno miejsce ambasadorskie i trzy mieszane. Kostki giną tam, gdzie zostają wrogie statki. Własne projekty.',
      ],
    },
    draco: {
      title: 'Potomkowie Draco',
      text: [
        'Sektor 228; 3 materiały, 4 nauki, 2 fundusze; Napęd fuzyjny. Podczas eksploracji mogą dobrać drugi heks, a na końcu dostają 1 punkt za każdą figurkę Starożytnych.',
        'Draco żyje ze Starożytnymi: bez bitew, bez wiązania i z prawem kładzenia dysków obok nich. Płytka odkrycia jest jednak niedostępna, dopóki w sektorze są Starożytni. Strażnicy i GCDS są zwykłymi wrogami.',
      ],
    },
    mechanema: {
      title: 'Mechanema',
      text: [
        'Sektor 230; 4 materiały, 3 nauki, 3 fundusze; Komputer pozytronowy. Ulepszenie i Budowa mają trzy aktywacje, a budowanie jest tańsze.',
      ],
    },
    orion: {
      title: 'Hegemonia Oriona',
      text: [
        'Sektor 232; 4 materiały, 3 nauki, 3 fundusze; Bomby neutronowe i Tarcza Gaussa. Zaczyna z krążownikiem, ma jedno dodatkowe miejsce na płytkę reputacji, handluje 4:1. Własne projekty.',
      ],
    },
    terrans: {
      title: 'Sześć frakcji terrańskich',
      text: [
        'Sektory 221 do 231, nieparzyste; 4 materiały, 3 nauki, 3 fundusze; Baza Gwiezdna. Handel 2:1; Ruch ma trzy aktywacje; na torze reputacji jest jedno miejsce ambasadorskie i cztery mieszane.',
      ],
    },
    blueprints: {
      title: 'Projekty',
      text: [
        '- **Zwykłe**: premia inicjatywy myśliwiec 2, krążownik 1, pancernik 0, baza gwiezdna 4; baza ma 3 energii. Każdy ma jedno puste miejsce.',
        '- **Eridani**: jak zwykłe, z 1 energią więcej wszędzie poza bazą gwiezdną.',
        '- **Orion**: Tarcza Gaussa na pustym miejscu; inicjatywa 3, 2, 1 i 5; dodatkowa energia 1, 2, 3 i 3.',
        '- **Planta**: mniej miejsc (3, 5, 7 i 4); inicjatywa 0, 0, 0 i 2; wszędzie komputer 1; dodatkowa energia 2, 2, 2 i 5.',
      ],
    },
  },
};
