import { createTokenBudget } from './platform/writer/token-budget.ts'
import { PinType } from '#core/contract/pins.contract.ts'
import { templates } from '#core/templates/template-list.ts'
import { contentFromText } from './features/pages/extraction/content-from-text.ts'
import { openLanguages } from './features/pages/extraction/languages.ts'
import { composePlan } from './features/generation/page-plan.ts'
import { createTextWriter } from './features/generation/text-writer.ts'
const pages: [string,string][] = [
 ['Lemon drizzle cake','Pour the warm syrup over the cake while it is still in the tin.'],
 ['How to prune roses','Cut each stem just above a bud that faces outwards.'],
 ['A weekend in Porto','Walk across the upper deck of the bridge at sunset for the best view.'],
 ['Small bathroom storage','A narrow shelf above the door holds the towels that nobody needs every day.'],
 ['Zitronenkuchen vom Blech','Gieß den warmen Sirup über den Kuchen, solange er noch in der Form ist.'],
 ['Rosen richtig schneiden','Schneide jeden Trieb knapp über einer Knospe, die nach außen zeigt.'],
 ['Ein Wochenende in Leipzig','Am Abend lohnt sich der Spaziergang durch den Clara-Zetkin-Park.'],
 ['كعكة الليمون','اسكب القطر الدافئ فوق الكعكة وهي لا تزال في القالب.'],
 ['تقليم الورد في الشتاء','اقطع كل غصن فوق برعم يتجه إلى الخارج مباشرة.'],
 ['عطلة في مراكش','تمشَّ في السوق عند الغروب حين تبرد الأزقة.'],
 ['About','We sell shoes.'],
 ['Home','Welcome.'],
]
const languageOf = openLanguages()
for (const [title,text] of pages) {
  const content = contentFromText({title,text,url:'https://example.com/a'})
  const page = {id:'p',url:content.url,title,content,interests:[],pictureIds:[],pictures:[]}
  const plan = await composePlan({write:createTextWriter(null),languageOf},{page,pins:[0,1,2,3,4,5].map(turn=>({page_id:'p',interest_id:null,turn})),config:{pages:[],n_pins:6,pin_types:PinType.options,templates:templates.map(({id})=>id),colors:[],fonts:[]},seed:'s',budget:createTokenBudget(0)},{used:[],facts:new Map(),brand:{name:'',colors:[],fonts:[],logo_picture_id:null}})
  console.log('##',title,content.lang, content.kind)
  for (const p of plan) console.log(p===null?'  NULL':`  ${p.title} | ${p.design.headline} | ${p.design.template_id} | ${p.description}`)
}
