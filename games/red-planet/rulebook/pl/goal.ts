import type { ChapterText } from '../outline.ts';

export const goal: ChapterText<'goal'> = {
  title: 'Gra w skrócie',
  sections: {
    story: {
      title: 'Tło',
      text: [
        'Jest rok 1888, wiek pary. Maszyny parowe zaprowadziły ludzi dalej niż w naszej historii. Mars kryje lód, sylvanit i celerium, a każda korporacja wydobywcza chce uszczknąć coś dla siebie. Wysyłasz astronautów w rakietach, wypierasz rywali z najlepszych stref i liczysz na to, że nikt nie wysadzi statku, na którym właśnie siedzisz.',
        'Misja: Czerwona Planeta (druga edycja) to gra Bruna Cathali i Bruna Faiduttiego dla 2–6 graczy; partia trwa od 45 do 90 minut. Wariant dla jednego gracza jest naszym dodatkiem.',
      ],
    },
    goal: {
      title: 'Cel gry w 30 sekund',
      text: [
        'Zdobądź **najwięcej punktów** w ciągu dziesięciu rund.',
        '- W każdej rundzie wszyscy w tajemnicy wybierają jedną z dziewięciu postaci. Postacie umieszczają twoich astronautów na statkach, a potem robią coś sprytnego albo wrednego.',
        '- Zapełnione statki startują i lądują na Marsie lub na jego księżycu, Phobosie.',
        '- Trzy razy w ciągu gry strefy produkują żetony punktów. Zabiera je ten, kto ma w strefie **najwięcej astronautów**.',
        '- Na koniec dochodzą tajne misje, odkrycia na mapie i Monopol na lód.',
      ],
    },
    terms: {
      title: 'Gracze, kolory i kolejność',
      text: [
        '**Kolor** to jedna korporacja wydobywcza: 22 astronautów i 9 kart postaci. W grze 3–6-osobowej każdy gracz prowadzi jeden kolor. W grze dwuosobowej każdy prowadzi dwa, a w grze jednoosobowej pozostałymi kolorami kierują boty. Gdy zasady porównują graczy (przewaga, remisy, zabijanie, punktacja), chodzi o kolory.',
        'Kolory siedzą wokół stołu **zgodnie z ruchem wskazówek zegara**. Wszystko, co dzieje się po kolei, zaczyna pierwszy gracz, a potem następni zgodnie z ruchem wskazówek zegara.',
        'Astronauci jednego koloru niczym się nie różnią. Liczy się tylko, ilu ich jest w danym miejscu.',
        'Gdy potrzebna jest kolejność stref, jest ona zawsze taka: Vastitas Borealis, Ausonia, Hellas, Tritonis Sinus, Mare Tyrrhenum, Sinus Sabaeus, Mare Serpentis, Syrtis Major, Valles Marineris, Phobos.',
      ],
    },
    principles: {
      title: 'Trzy reguły nadrzędne',
      text: [
        '**Tyle, ile się da.** Musisz wykonać wszystko, co nakazuje twoja postać; czego nie da się wykonać w całości, wykonujesz w możliwie największym stopniu. Tylko Agent podróży działa na zasadzie „wszystko albo nic”.',
        '**Po kolei.** Każde polecenie ocenia się dopiero wtedy, gdy przychodzi na nie czas, według bieżącej sytuacji na planszy. Nigdy nie musisz wybierać tak, aby umożliwić późniejsze polecenie.',
        '**W dół.** Wyniki dzielenia zawsze zaokrągla się w dół.',
      ],
    },
  },
};
