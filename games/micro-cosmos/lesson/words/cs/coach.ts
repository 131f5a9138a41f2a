import type { coach as english } from '../en/coach.ts';

export const coach: Record<keyof typeof english, string> = {
  'coach.goal.planets':
    'Terraformujte planety, zakládejte kolonie a usidlujte přeživší. Hra končí kolo po terraformaci třetí planety.',
  'coach.goal.travel': 'Leťte nejvýš o dvě pole. Kde přistanete, rozhodne, která posádka působí a co smíte dělat.',
  'coach.goal.tracks':
    'Za suroviny zvyšujete stupnice planety: číslo pole vašeho žetonu jsou vaše body, za první místo jsou 3 navíc.',

  'coach.discard-crew':
    'Nechte si dvě ze tří karet posádky. Každá má dva okraje s akcemi a specialistu, kterým lze platit. Je to konečné.',
  'coach.discard-crew.edges': 'Které okraje se hodí k planetám vzdáleným jedno nebo dvě pole?',
  'coach.discard-crew.colony': 'Inženýr a lídr stačí na první kolonii.',
  'coach.place-crew':
    'Nad nákladem platí dolní okraj a zahraná karta se odhodí; pod ním platí horní okraj a karta se smí přesunout nahoru.',
  'coach.place-crew.first': 'Který okraj potřebujete dřív?',
  'coach.gain-any': 'Získáte jednu jednotku podle výběru. Náklad pojme čtyři od každého druhu; co se nevejde, propadá.',
  'coach.gain-any.need': 'Co potřebuje vaše další planeta nebo vylepšení?',
  'coach.gain-any.room': 'Je pro ni místo?',
  'coach.upgrade':
    'Jedno vylepšení za tah, před cestou. Stojí specialistu a suroviny, působí hned a uvolní žeton kolonie.',
  'coach.upgrade.pair': 'Kterou dvojici chcete dokončit?',
  'coach.upgrade.engines': 'Motory uvolní svůj žeton až po druhém zaplacení.',
  'coach.pay-specialist':
    'Specialista se spotřebuje: karta posádky se odhodí, nebo se připravený žeton zase zablokuje. Vyberete, co z toho.',
  'coach.pay-specialist.edge': 'Okraje které karty potřebujete nejméně?',
  'coach.pay-specialist.marker': 'Žeton lze znovu připravit na měsíci, na stanici nebo na Hvězdné bráně.',
  'coach.travel':
    'Musíte se pohnout aspoň o jedno pole. Počítá se jen pole, kde přistanete: rozhoduje o posádce i akcích.',
  'coach.travel.next': 'Kde odtud můžete přistát v příštím tahu?',
  'coach.travel.room': 'Na měsíc a na stanici se vejde jedna archa.',
  'coach.discovery-track':
    'Nová planeta! Vyberte stupnici: začíná na stupni 1 a váš žeton vstoupí na stupnici planety.',
  'coach.discovery-track.bring': 'Kterou surovinu sem přivezete první?',
  'coach.cantina-pick':
    'Vezměte si jednu z odkrytých karet posádky a vyberte jí řadu, nebo žádnou. Prázdná místa doplní balíček.',
  'coach.cantina-pick.edge': 'Který okraj bude působit tam, kde přistanete příště?',
  'coach.cantina-pick.specialist': 'Který specialista vám chybí?',
  'coach.draw-crew': 'Doberte si neznámou kartu z balíčku. Smíte odmítnout; dobranou už vrátit nelze.',
  'coach.draw-crew.room': 'Nejvýš šest karet posádky, tři v řadě.',
  'coach.draw-crew.final': 'Dobrání karty nelze vrátit.',
  'coach.play-crew':
    'Zahrajte nejvýš dvě karty, na Hvězdné bráně jednu. Kartu smíte zahrát i bez akce, jen ji přesunout nebo odhodit.',
  'coach.play-crew.twice': 'Karta zahraná zdola může zapůsobit ještě jednou shora.',
  'coach.pay-any': 'Zaplaťte jednotkou kteréhokoli druhu; vybíráte po jedné.',
  'coach.pay-any.plenty': 'Který druh vaše další planety nepotřebují?',
  'coach.planet-action':
    'Jedna akce na planetě: sběr, terraformace, průzkum, usídlení, kolonie, nebo základna. S Robotikou a kolonií zde dvě.',
  'coach.planet-action.back': 'Co budete moci zaplatit, až se vrátíte?',
  'coach.raise-level':
    'Za jednotky zvyšujete stupnice. Žeton postoupí o stejný počet polí; až je planeta hotová, číslo pole jsou vaše body.',
  'coach.raise-level.first': 'Kdo pak bude první?',
  'coach.raise-level.rival': 'Může ji soupeř v příštím tahu dokončit?',
  'coach.explore-choice':
    'Průzkumná vozidla našla dvě karty. Vyhodnotíte jednu: její suroviny, a hodí-li se barva, smíte si ji ponechat.',
  'coach.explore-choice.colour': 'Ponechat lze jen přeživší v barvě planety.',
  'coach.explore-choice.goods': 'Pro které suroviny máte místo?',
  'coach.keep-survivor':
    'Ponechaní přeživší čekají u můstku. Bodují, až se usídlí na terraformované planetě své barvy.',
  'coach.keep-survivor.planet': 'Bude planeta jejich barvy terraformovaná včas?',
  'coach.keep-survivor.three': 'Čekat smějí nejvýš tři karty.',
  'coach.orbit-action':
    'Smíte provést obě akce, každou jednou: sběr surovin a odhození karty posádky, která připraví žeton specialisty.',
  'coach.orbit-action.lacks': 'Který specialista vám chybí k další kolonii?',
  'coach.orbit-action.both': 'Karta s lídrem připraví inženýra, karta s inženýrem libovolného lídra.',
  'coach.end-draw': 'Poslední krok: karta posádky z balíčku, chcete-li. Pak tah končí.',
  'coach.end-draw.room': 'Nejvýš šest karet posádky, tři v řadě.',
  'coach.end-draw.specialist': 'Kartami se platí i za kolonie a vylepšení.',
  'coach.automa-specialist': 'Automa platí svou posádkou. Určíte, kterého specialistu použije.',
  'coach.automa-specialist.spare': 'Který jí bude v dalších tazích chybět?',
  'coach.automa-outpost': 'Automa přesune na tuto planetu jednu ze svých základen. Určíte kterou.',
  'coach.automa-outpost.yield': 'Kde její základna teď získává nejvíc?',

  'tip.landings':
    'Plánujte dvě přistání: s dosahem dvou polí vede cesta k planetě často přes měsíc, stanici nebo Hvězdnou bránu.',
  'tip.bottom': 'Začínejte dolní řadou: jedna karta, dvě akce.',
  'tip.pairs': 'Biodóm s Rekreačním zařízením, Vesmírná těžba s Těžebními vozidly: každá dvojice je 5 bodů a základna.',
  'tip.lead': 'Dokončujte planety, na kterých vedete; planety, na kterých by vyhrál soupeř, nechte být.',
  'tip.colonies': 'Každá kolonie vynese víc než ta předchozí: začněte brzy.',

  'term.ark': 'Vaše loď. Každý tah musí letět; místo přistání rozhoduje, co smíte dělat.',
  'term.route': 'Tečkovaná čára mezi dvěma poli. Archa létá po trasách.',
  'term.range': 'O kolik polí smí archa za tah letět: 2, s Motory 4 a pak 6.',
  'term.moon': 'Místo pro jednu archu. Sběr surovin a získání specialisty, třeba obojí.',
  'term.station': 'Vesmírná stanice: místo pro jednu archu. Sběr surovin a získání specialisty, třeba obojí.',
  'term.asteroid': 'Pole po cestě. Přistání tu nedává akci a žádný okraj nepůsobí.',
  'term.star-gate': 'Střed galaxie. Působí tu každý okraj, ale zahrát se smí jen jedna karta.',
  'term.damaged': 'Zničená planeta: její stupnice ještě nejsou plné. Lze ji terraformovat.',
  'term.terraformed': 'Planeta s plnými stupnicemi. Už se bodovala, vynáší víc a přeživší se na ní mohou usídlit.',
  'term.crew-card':
    'Pomocník se dvěma okraji a specialistou: okraj působí, nebo kartu odhodíte a zaplatíte specialistou.',
  'term.edge':
    'Strana karty posádky, která přiléhá k nákladu. Působí na planetách své barvy, orbitální na měsících a stanicích.',
  'term.rows': 'Tři karty posádky leží nad nákladem, tři pod ním. Zahrané zdola se smějí přesunout nahoru.',
  'term.cantina': 'Tři odkryté karty posádky; některé efekty dovolí jednu z nich vybrat.',
  'term.specialist': 'Inženýr, nebo lídr některé barvy: na kartě posádky, nebo jako připravený žeton na kartě nákladu.',
  'term.ready': 'Žeton specialisty, který lze použít. Použitím se zase zablokuje.',
  'term.upgrade': 'Schopnost vaší archy, jedna za tah. Uvolní žeton kolonie.',
  'term.terraforming-track': 'Ukazuje, kolik stupňů planety každý hráč přidal. Číslo vašeho pole jsou vaše body.',
  'term.first-place':
    'Žeton nejdál na stupnici terraformace hotové planety; na stejném poli ten, který přišel později.',
  'term.colony': 'Boduje na konci, každá víc než předchozí, a dovolí při terraformaci zvýšit o stupeň víc.',
  'term.outpost': 'Obchodní základna vám dá výnos své planety, kdykoli tam přistane kterákoli archa.',
  'term.survivor': 'Najdete ho průzkumem. Přináší suroviny a má-li barvu planety, smíte si ho ponechat.',
  'term.settled': 'Přeživší, kteří mají domov na terraformované planetě své barvy. Jen ti bodují.',
  'term.discovery': 'Let do prázdného sektoru vyloží novou planetu; jedna její stupnice začne pro vás na stupni 1.',
};
