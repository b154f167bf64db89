/**
 * Letters, numbers and symbols that are drawn like a Latin letter or a digit, each with what it looks like.
 *
 * Generated from the Unicode confusables mapping (UTS 39, `confusables.txt` of Unicode 15.0, as ICU 72 applies it: `uspoof_getSkeleton`), limited
 * to the characters whose skeleton without marks is that of one of a–z, A–Z and 2–9. Added by their Unicode names, since the mapping leaves them
 * out: small capitals, letters with a stroke, tail or hook, turned letters, and negative circled, negative squared and regional letters. Added by
 * hand: the small Cyrillic and Greek в, ε, к, κ, м, т, τ, ω and χ, and Ԛ. Left out: what NFKD and the removal of marks fold already, and decimal
 * digits, which fold by their value. The data are © Unicode, Inc., under the Unicode License v3 (https://www.unicode.org/license.txt).
 */
export const lookalikes: ReadonlyMap<string, string> = new Map(
  [
    ['ƧƻϨᒿꙄꛯꝚ', '2'],
    ['ƷȜЗҘӠⳌꝪꞫ𑣊𖼻𝈆', '3'],
    ['Ꮞ𑢯', '4'],
    ['Ƽ𑢻', '5'],
    ['бᏮⳒ𑣕', '6'],
    ['𐓒𑣆𝈒', '7'],
    ['Ȣȣ𐌚𞣋', '8'],
    ['ⳊꝮ𑢬𑣌𑣖', '9'],
    ['ȺɐɑΑαАаᎪᗅᴀᶏ⍶⍺ⱥⱯꓮ𐊠𖽀🅐🅰🇦', 'a'],
    ['ƀƁƂƃƄɃɓʙΒБВЬѢѣҌҍᏏᏴᑲᑳᖯᗷᴃᵬᶀꓐꞖꞗꞴ𐊂𐊡𐌁🅑🅱🇧в', 'b'],
    ['ƇƈȻȼɕʗСсҪҫᏟᴄↄⲤⲥꓚꜾꜿꞒꞓꞔꟄꮯ𐊢𐌂𐐕𐐽𐔜𑣲𝼏𝼝🅒🅮🅲🇨🝌', 'c'],
    ['ÐĐđƉƊƋƌȡɖɗԁᎠᏧᑯᗞᗪᴅᵭᶁᶑꓒꓓꝹꝺꟇꟈ🅓🅳🇩', 'd'],
    ['ƎƐǝɆɇɘɛɜɝɞʚΕЕеҽҿᎬᴇᴈᶒᶓᶔ℮ⱸⱻⴹꓰꬲꬳꬴ𐊆𑢦𑢮🅔🅴🇪ε', 'e'],
    ['ƑƒϜքᖴᵮᶂẝꓝꜰꝻꝼꞘꞙꬵ𐊇𐊥𐔥𑢢𑣂𝈓🅕🅵🇫', 'f'],
    ['ƍƓǤǥɠɡɢʛԌցᏀᏳᵷᵹᶃꓖꝽꝾꝿꞠꞡꞬꟐꟑꬶ𝼁𝼂🅖🅶🇬', 'g'],
    ['ĦħɥɦʜʮʯΗНћҢһӇӉհᎻᏂᏲᕼⱧⱨⱵⱶⲎꓧꚕꞍꞕꞪꟵꟶ𐋏🅗🅷🇭', 'h'],
    ['ıɨɩɪιіӏᎥᴉᵻᵼᶖ⍳⍸ꙇꞮꭵ𑣃𝼚🅘🅸🇮', 'i'],
    ['ȷɈɉɟʄʝͿϳЈјᎫᒍᴊꓙꞲ🅙🅹🇯', 'j'],
    ['ƘƙʞΚКҚҞᏦᛕᴋᶄⱩⱪⲔꓗꝀꝁꝂꝃꝄꝅꞢꞣꞰ𐔘𝼃𝼐🅚🅺🇰кκ', 'k'],
    ['ŁłƖƗƚǀȴȽɫɬɭʟΙІӀוןاٳߊᏞᒪᛁᴌᶅ⏽ⱠⱡⱢⲒⳐⵏꓡꓲꝈꝉꞀꞁꞎꞭꬷꬸꬹ𐊊𐌉𐌠𐐛𐔦𑢣𑢲𖼖𖼨𝈪𝼄𝼑𝼓𞣇🅛🅻🇱', 'l'],
    ['ƜɰɱΜϺМӍᎷᗰᛖᴍᴟᵯᶆⱮⲘꓟꟺꬺ𐊰𐌑𑜀🅜🅼🇲м', 'm'],
    ['ƝƞȠȵɲɳɴΝηոռᴎᵰᶇⲚꓠꞐꞑꞤꞥꬻ𐆎𐔓🅝🅽🇳', 'n'],
    ['ØøƆƟɔɵΘΟθοσОоѲѳӨөՕօסهھہەۿଠഠတဝჿዐᎾᏫᴏᴐᴑᴒᴓᶗ⍬ⱺⲞⲟⴱⵁⵔ〇ꓳꝊꝋꝌꝍꬽꬾꬿꭴꮎꮻ𐊒𐊫𐐄𐐬𐓂𐓪𐔖𑢵𑣈𑣗𝈚𝼛🅞🅾🇴🜔', 'o'],
    ['ƤƥΡρРрᏢᑭᴘᵱᵽᶈ⍴ⱣⲢⲣꓑꝐꝑꝒꝓꝔꝕ𐊕🅟🅿🆊🇵', 'p'],
    ['ɋʠԛգզⵕꝖꝗꝘꝙꞯ🅠🆀🇶Ԛ', 'q'],
    ['ƦɌɍɹɺɻɼɽɾɿʀʁгғᎡᏒᖇᴙᴚᴦᵲᵳᶉⱤⱹⲅꓣꝛꞂꞃꞦꞧꭆꭇꭈꭉꭋꭌꭨꮁ𐒴𖼵𝈖𝼈𝼕𝼖🅡🆁🇷', 'r'],
    ['ƽȿʂЅѕՏᏕᏚᵴᶊẜⱾꓢꜱꞄꞅꞨꞩꟅꟉꟊꮪ𐊖𐐠𐑈𑣁𖼺𝼞🅢🆂🇸', 's'],
    ['ŦŧƫƬƭƮȶȾʇʈΤТҬᎢᴛᵵ⍡ⱦⲦꓔꞆꞇꞱ𐊗𐊱𐌕𑢼𖼊𝼉𝼍🅣🆃🇹🝨тτ', 't'],
    ['ɄʋυՍսሀᏌᑌᴜᴝᵾᶙꓴꞟꞸꞹꭎꭒꮜ𐓎𐓶𑢸𑣘𖽂🅤🆄🇺', 'u'],
    ['ƲɅʌνѴѵטᏙᐯᴠỼỽⱱⱴⴸꓦꛟꝞꝟꮩ𐆗𐔝𑜆𑢠𑣀𖼈𝈍🅥🆅🇻🜈', 'v'],
    ['ɯʍѡѽԜԝաᎳᏔᴡⱲⱳꓪꝡꮃ𑓅𑜊𑜎𑜏𑣯🅦🆆🇼ω', 'w'],
    ['ΧХхҲᕁᕽ᙭ᚷᶍ╳ⲬⵝꓫꞳꭖꭗꭘꭙ𐆖𐊐𐊴𐌗𐌢𐔧𑣬🅧🆇🇽χ', 'x'],
    ['ƳƴɎɏɣʎʏΥγУуҮүҰұყᎩᎽᶌỾỿⲨꓬꭚ𐊲𑢤𑣜𖽃𝼆🅨🆈🇾', 'y'],
    ['ƵƶȤȥɀʐʑΖᏃᴢᵶᶎⱫⱬⱿꓜꝢꝣꟆꮓ𐋵𑢩𑣄🅩🆉🇿', 'z'],
  ].flatMap(([letters, latin]) => Array.from(letters!, (letter) => [letter, latin!])),
)
