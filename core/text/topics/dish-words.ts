/**
 * By which words of a name it is something to eat: only then a "recipe" of it is searched for.
 * German says it last, Arabic first.
 */
import type { PlainLanguage } from '../gates/plain-language.ts'

const GERMAN_DISH =
  /(?:kuchen|torten?|suppen?|brote?|brötchen|salate?|auflauf|aufläufe|eintopf|gulasch|kekse?|plätzchen|muffins?|cupcakes?|pizza|nudeln|pasta|curry|soßen?|saucen?|pudding|marmelade|braten|schnitzel|waffeln|lasagne|risotto|smoothies?|tarte|brownies?|quiche|gratin|püree|frikadellen|bowl|dessert|tiramisu|strudel|knödel|spätzle|chutney|pesto|dip|hummus|limonade|eistee)$/iu
const ARABIC_DISH =
  /^(?:ال)?(?:حساء|شوربة|كعك|كعكة|كيك|كيكة|خبز|سلطة|سلطات|حلى|حلوى|حلويات|بسكويت|كوكيز|بيتزا|معكرونة|مكرونة|باستا|لازانيا|كبسة|مندي|برياني|مقلوبة|كنافة|بسبوسة|بقلاوة|مربى|صلصة|عصير|سموذي|فطائر|فطيرة|بان كيك|بانكيك|وافل|مهلبية|تشيز كيك|تشيزكيك|براونيز|مافن|حمص|متبل|فتوش|تبولة|شاورما|كباب|كفتة|دجاج|سمك|لحم|أرز|مجبوس|فتة|ملوخية|محشي|قهوة|شاي|ليموناضة)(?: |$)/u

export function dishLanguage(topic: string): PlainLanguage | null {
  if (ARABIC_DISH.test(topic)) return 'ar'
  const [named = ''] = topic.split(/ (?:mit|ohne|aus|vom|nach|für|im|in) /iu)
  return GERMAN_DISH.test(
    named.replace(/ (?:vegan|glutenfrei|vegetarisch|low carb|saftig|klassisch)$/iu, ''),
  )
    ? 'de'
    : null
}
