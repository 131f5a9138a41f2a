import type { coach as english } from '../en/coach.ts';

export const coach: Record<keyof typeof english, string> = {
  'coach.goal.points':
    'Osm kol zkoumáte, osidlujete, bádáte, stavíte a bojujete. Vítězné body přinášejí sektory, bitvy, objevy a technologie.',
  'coach.goal.discs': 'Tah je jedna akce, zaplacená diskem. Disky na akcích a v sektorech stojí na konci kola peníze.',
  'coach.goal.cubes':
    'Kostky přesunuté na planety zvyšují produkci: peněz na disky, vědy na technologie, materiálu na lodě.',

  'coach.choose-species':
    'Terrané jsou všichni stejní a dobří ve směně a pohybu: na první hru nejlepší. Mimozemšťané mění pravidla; stiskněte rasu a přečtěte si o ní.',
  'coach.choose-species.style': 'Chcete spíš zkoumat, bádat, nebo bojovat?',
  'coach.turn':
    'Proveďte jednu akci, nebo pasujte. Každá akce stojí disk a s ním peníze; tlačítko ukazuje, kolik po údržbě zbude.',
  'coach.turn.pass': 'Kdo pasuje první, dostane 2 peníze a začíná příští kolo.',
  'coach.turn.wait': 'Co udělá soupeř, když počkáte?',
  'coach.react':
    'Máte pasováno. Za disk můžete ještě provést jedno Vylepšení, Stavbu nebo Pohyb; další pasování nic nestojí.',
  'coach.react.need': 'Blíží se někdo? Může stačit jedna součást nebo jedna loď.',
  'coach.react.cost': 'Tento disk zvyšuje údržbu jako každý jiný.',
  'coach.finish':
    'Aktivace jsou využité. Můžete ještě osidlovat a směňovat; potom akci ukončete; na tahu je další hráč.',
  'coach.finish.settle': 'Máte ještě prázdnou planetu? Osídlení nic nestojí.',
  'coach.finish.end': 'Nechte si kolonizační loď pro sektor, který v tomto kole obsadíte později.',
  'coach.standing-order': 'Máte pasováno. Můžete určit, ať se vás hra do konce kola na reakce neptá; lze to vzít zpět.',
  'coach.standing-order.quiet': 'Udělejte to, jen když se k vám nikdo nedostane.',
  'coach.explore':
    'Vyberte prázdné místo u své červí díry. Balíček určuje okruh: vnitřní sektory jsou bohaté a často střežené.',
  'coach.explore.feed': 'Kolik disků ještě uživíte?',
  'coach.explore.border': 'Kde má být vaše hranice?',
  'coach.draw-second': 'Vaše rasa si může prohlédnout druhý sektor a jeden z obou vybrat. Co neumístíte, to se odhodí.',
  'coach.draw-second.better': 'O první nepřijdete: dobrání nic nestojí.',
  'coach.place-sector':
    'Otočte sektor tak, aby se červí díra potkala s vaší. Ostatní hrany určují, kdo tudy později projde. Můžete ho odhodit.',
  'coach.place-sector.doors': 'Červí díry k soupeřům jsou dveře pro obě strany.',
  'coach.claim':
    'S diskem je sektor váš: můžete osidlovat planety a počítají se body. Zvýší se ale údržba v každém kole.',
  'coach.claim.pay': 'Zaplatí planety tento disk?',
  'coach.claim.disc': 'Kolik akcí vám bez tohoto disku bude chybět?',
  'coach.discovery': 'Použijte žeton teď, nebo si ho nechte za 2 body. Volbu už nelze změnit.',
  'coach.discovery.early': 'Na začátku bývá lepší účinek, ke konci body.',
  'coach.discovery-tech':
    'Technologie zdarma, jedna z nejlevnějších v nabídce. Hned jde na svou stupnici a zůstává tam.',
  'coach.discovery-tech.track': 'Další na téže stupnici bude levnější.',
  'coach.discovery-part':
    'Taková součást je jen jedna. Nainstalujte ji hned, nebo si ji nechte na pozdější Vylepšení. Po sejmutí z plánu je pryč.',
  'coach.discovery-part.ship': 'Lodí kterého typu budete mít nejvíc?',
  'coach.discovery-part.energy': 'Vyrábí plán stále dost energie?',
  'coach.research':
    'Zaplaťte vědou a vezměte technologii. Každý žeton na stupnici zlevní další; od čtyř přinášejí body.',
  'coach.research.help': 'Pomůže lodím, které máte, nebo příjmu?',
  'coach.research.copy': 'Je to poslední kus?',
  'coach.artifact': 'Každý artefakt ve vašich sektorech dá teď jednou suroviny. Vyberte, kterou tu vezmete.',
  'coach.artifact.lack': 'Co vám chybí k příští akci?',
  'coach.warp-portal':
    'Vyberte svůj sektor pro portál. Všechny portály spolu sousedí, pro vás i pro ostatní. Zůstane tam natrvalo.',
  'coach.warp-portal.door': 'Je to bod, ale i dveře: ubráníte ten sektor?',
  'coach.upgrade':
    'Měňte plány: platí to hned pro všechny lodě daného typu. Spotřeba energie nesmí překročit výrobu; lodě, které se pohybují, potřebují pohon.',
  'coach.upgrade.parts': 'Počítač k zásahu, trup k přežití, pohon k první ráně.',
  'coach.upgrade.type': 'Vylepšujte typ, který máte nebo postavíte.',
  'coach.build':
    'Vyberte, co a ve kterém svém sektoru stavíte. Materiál platíte hned; nové lodě mohou letět ještě v tomto kole.',
  'coach.build.where': 'Kde to bude po příštím pohybu potřeba?',
  'coach.build.save': 'Dvě malé lodě teď, nebo velká v příštím kole?',
  'coach.move':
    'Lodě létají červími dírami, které se potkávají. Každý nepřítel váže jednu vaši; bitva přijde, až všichni pasují.',
  'coach.move.react': 'Mohou ostatní ještě reagovat?',
  'coach.move.home': 'Je domov mezitím v bezpečí?',
  'coach.move-on': 'Loď může letět dál: vyberte propojený sektor, nebo tady zastavte.',
  'coach.move-on.pinned': 'Kde čekají nepřátelé, tam může zůstat vázaná.',
  'coach.influence':
    'Přesouvejte disky do volných sektorů nebo zpět na stupnici. Sektor, který přijde o disk, přijde i o vaše kostky.',
  'coach.influence.colony': 'Akce také obnoví dvě použité kolonizační lodě.',
  'coach.influence.cubes': 'Sektor bez planet může stát víc, než přináší.',
  'coach.return-cube': 'Kostka se vrací a může jít na jednu z několika stupnic. Tam, kam přijde, produkce klesne.',
  'coach.return-cube.income': 'Bez kterého příjmu se obejdete nejsnáz?',
  'coach.answer-proposal':
    'Vztahy oběma přinesou bod a ze stupnice ubude kostka (vyšší příjem). Kdo pak na druhého zaútočí, stane se zrádcem.',
  'coach.answer-proposal.peace': 'Chcete na tohoto souseda útočit?',
  'coach.answer-proposal.room': 'Velvyslanec zabere místo, které by se hodilo reputaci.',
  'coach.ambassador-cube':
    'Vyberte stupnici, z níž půjde kostka s velvyslancem. Dokud trvá mír, je tento příjem vyšší.',
  'coach.ambassador-cube.income': 'Který příjem potřebujete každé kolo?',
  'coach.make-room': 'Vaše stupnice je plná. Vraťte žeton reputace, aby se velvyslanec vešel; žeton je pryč.',
  'coach.make-room.lowest': 'Velvyslanec je 1 bod a vyšší příjem.',
  'coach.initiative-order': 'Dva vaše typy mají stejnou iniciativu. Vyberte, který v tomto kole střetu jedná dřív.',
  'coach.initiative-order.stronger': 'Ať dřív střílejí lodě, které by se svého tahu nemusely dočkat.',
  'coach.assign-die': 'Tato kostka zasahuje. Vyberte loď, která utrpí poškození; co přebývá, propadá.',
  'coach.assign-die.kill': 'Zničená loď už nestřílí a přináší reputaci.',
  'coach.assign-die.spare': 'Neplýtvejte silnou kostkou na loď, která je už ztracená.',
  'coach.engage':
    'Zaútočte všemi kanóny daného typu, nebo začněte ústup: odletí ve svém dalším tahu. Když ustupují všechny, žeton za účast není.',
  'coach.engage.odds': 'Podívejte se na šance v kalkulačce bitev.',
  'coach.engage.lose': 'Oč můžete přijít v příštím kole střetu?',
  'coach.keep-reputation':
    'Z dobraných žetonů si nechte nejvýše jeden; jeho číslo jsou body. Na plné stupnici se jiný žeton vrací.',
  'coach.keep-reputation.highest': 'Vezměte nejvyšší, je-li lepší než ten, který vrátíte.',
  'coach.keep-reputation.room': 'Stejná místa používají velvyslanci.',
  'coach.bombard': 'Jsou tu už jen vaše lodě. Mohou střílet na populaci; bez kostek majitel o sektor přijde.',
  'coach.bombard.take': 'Máte disk, abyste sektor obsadili?',
  'coach.bombard-cube': 'Vyberte kostku ke zničení. Majiteli se vrátí na konci kola.',
  'coach.bombard-cube.all': 'Disk zmizí, teprve když nezbude žádná kostka.',
  'coach.combat-claim': 'Sektor nikdo neovládá a je tu vaše loď: položte disk, nebo ho nechte být.',
  'coach.combat-claim.pay': 'Už údržba v tomto kole tento disk započítá.',
  'coach.combat-claim.points': 'Ke konci hry rozhodují hlavně jeho body.',
  'coach.upkeep':
    'Osidlujte připravenými kolonizačními loděmi a směňujte, chcete-li. Pak přijde příjem a platba za disky.',
  'coach.upkeep.settle': 'Kostka, která teď opustí stupnici, se už počítá do tohoto příjmu.',
  'coach.upkeep.trade': 'Kterou surovinu budete v příštím kole potřebovat nejdřív?',
  'coach.bankruptcy':
    'Peníze na údržbu nestačí. Směňujte, nebo opouštějte sektory, dokud nevyjdou. Opuštěný sektor je ztracen i s kostkami.',
  'coach.bankruptcy.trade': 'Suroviny příští kolo doženete, sektory ne.',
  'coach.bankruptcy.poor': 'Vzdejte se sektoru s nejméně kostkami a body.',

  'tip.money': 'Než zvolíte akci, přečtěte si u ní peníze; pod nulou musíte směňovat, nebo přicházíte o sektory.',
  'tip.planets': 'Nejdřív planety s penězi: každý stupeň příjmu je jedna akce navíc, každé kolo.',
  'tip.type': 'Jeden dobře vybavený typ lodi je lepší než tři obyčejné.',
  'tip.ancients': 'Na Prastaré útočte s iniciativou 3 a počítačem; bez něj zasahují jen výbuchy.',
  'tip.last': 'V 8. kole nemají zásoby cenu: proměňte je v sektory, technologie a bitvy, které vyhrajete.',
};
