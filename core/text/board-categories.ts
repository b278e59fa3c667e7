/**
 * Names for boards of each of Pinterest's 24 categories: the ground of `/board-names`. Written by hand: short, plain, searched for by their
 * topic. Nothing is said to trend.
 */
import type { Language } from '../public/languages.ts'
import { categoryIds, categoryNames, type CategoryId } from './category-names.ts'

/** By category. */
export type BoardNames = Readonly<Record<CategoryId, readonly string[]>>

export interface BoardCategory {
  /** The last part of its address. */
  readonly slug: string
  readonly name: string
  readonly boards: readonly string[]
}

const english: BoardNames = {
  animals: ['Dog Training at Home', 'Puppy’s First Year', 'Cat Toys to Make', 'Kittens, Week by Week', 'Backyard Birds', 'Aquarium Plants', 'Rabbit Homes', 'Horses and Riding', 'Farm Animals', 'Wildlife Up Close', 'Funny Pet Portraits', 'Pet-Safe Houseplants'],
  architecture: ['Modern Houses', 'Tiny Houses, Well Planned', 'Brick Facades', 'Staircases Worth Climbing', 'Wooden Cabins', 'Glass and Light', 'Old Churches', 'Bridges of the World', 'Loft Conversions', 'Passive Houses', 'Doors and Doorways', 'City Rooftops'],
  art: ['Watercolor Flowers', 'Charcoal Portraits', 'Sketchbook Pages', 'Linocut Prints', 'Abstract Painting', 'Clay and Sculpture', 'Oil Pastels', 'Paper Collage', 'Gallery Walls', 'Line Drawings', 'Painting for Beginners', 'Color Studies'],
  beauty: ['Evening Skincare', 'Natural Makeup', 'Short Nails', 'Curly Hair Care', 'Wedding Hairstyles', 'Braids, Step by Step', 'Sensitive Skin', 'Summer Nails', 'Homemade Face Masks', 'Five-Minute Makeup', 'Gray and Proud', 'Haircuts to Show My Stylist'],
  childrens_fashion: ['School Outfits', 'Toddler Dresses', 'Baby Knits', 'Rain Clothes for Kids', 'First Birthday Outfits', 'Boys’ Jackets', 'Little Shoes', 'Winter Layers for Kids', 'Organic Baby Clothes', 'Dress-Up Box', 'Hand-Me-Downs Made New', 'Matching Siblings'],
  design: ['Logo Sketches', 'Poster Layouts', 'Color Palettes', 'Hand Lettering', 'Book Covers', 'Packaging We Keep', 'Icons and Signs', 'Website Layouts', 'Type Specimens', 'Brand Boards', 'Grids and Systems', 'Design for Small Studios'],
  diy_and_crafts: ['Crochet Blankets', 'Paper Flowers', 'Macrame to Try', 'Weekend Wood Projects', 'Sewing Patterns', 'Candle Making', 'Old Jars, New Uses', 'Knitted Socks', 'Pottery at Home', 'Crafts for Rainy Days', 'Handmade Gifts', 'Mending and Darning'],
  education: ['Classroom Decor', 'Reading Corners', 'Math Games', 'Lesson Plans', 'Science at the Kitchen Table', 'Study Notes', 'Bullet Journal Pages', 'Language Learning', 'Homeschool Days', 'Spelling Practice', 'First Week of School', 'Teacher Organization'],
  electronics: ['Desk Setups', 'Home Studio', 'Camera Gear', 'Smart Lights', 'Cables Under Control', 'Retro Consoles', 'Phone Photography', 'Keyboards', 'Headphones', 'A Server at Home', 'Repair, Don’t Replace', 'Gadgets for Travel'],
  entertainment: ['Movie Nights', 'Board Games for Two', 'Books to Read Next', 'Concert Outfits', 'Classic Films', 'Party Playlists', 'Film Posters', 'Puzzle Evenings', 'Comics and Graphic Novels', 'Podcasts for the Road', 'Theater Night', 'Games for the Whole Family'],
  event_planning: ['Garden Parties', 'Baby Shower Tables', 'Birthday Cakes', 'Paper Invitations', 'Party Favors', 'Dessert Tables', 'Seating Charts', 'Picnic Parties', 'Graduation Day', 'Family Reunions', 'Dinner for Twelve', 'Children’s Parties'],
  finance: ['Monthly Budget', 'Savings Challenges', 'Paying Off Debt', 'Groceries for Less', 'Side Income', 'Emergency Fund', 'Planning Retirement', 'Saving for a Home', 'Money Habits', 'Family Budget', 'Taxes Made Simple', 'Frugal Living'],
  food_and_drinks: ['Weeknight Dinners', 'Lemon Cakes', 'Sourdough Bread', 'Summer Salads', 'Soup Season', 'Vegan Lunches', 'Coffee at Home', 'Freezer Meals', 'Jams and Preserves', 'Picnic Food', 'Sunday Roasts', 'Dinner in One Pot'],
  gardening: ['Small Balcony Garden', 'Raised Beds', 'Herbs in Pots', 'Growing Tomatoes', 'Plants for Shade', 'Compost at Home', 'Garden Paths', 'Flowers for Bees', 'Houseplants That Survive', 'Roses', 'What to Sow Each Month', 'A Garden in the City'],
  health: ['Morning Stretches', 'Yoga at Home', 'Healthy Breakfasts', 'Better Sleep', 'Walking More', 'Meal Prep', 'Strength Training', 'Breathing Exercises', 'A Kinder Back', 'Calm Evenings', 'Habits That Last', 'Healthy Snacks'],
  home_decor: ['Small Living Rooms', 'Cozy Bedrooms', 'Entryway Storage', 'Open Shelves', 'Kitchen Colors', 'Bathroom Tiles', 'Reading Nooks', 'Rental Makeovers', 'Window Seats', 'Curtains and Light', 'Warm Minimalism', 'Vintage Finds'],
  mens_fashion: ['Linen Suits', 'Men’s Capsule Wardrobe', 'Winter Coats', 'Beard Styles', 'Leather Boots', 'Office Outfits for Men', 'Casual Jackets', 'Denim Shirts', 'Wedding Guest Suits', 'Watches', 'Knitwear for Men', 'Dressing for Heat'],
  parenting: ['Rainy Day Activities', 'Toddler Routines', 'Nursery Rooms', 'Potty Training', 'Bedtime Stories', 'Lunch Boxes', 'Play without Screens', 'The First Weeks', 'Chores for Kids', 'Picky Eaters', 'Travel with Children', 'Family Traditions'],
  quotes: ['Morning Words', 'Quotes for Teachers', 'Words on Travel', 'Short Poems', 'Friendship', 'Courage', 'Lines from Books', 'Birthday Wishes', 'Gratitude', 'Words for a Wedding', 'Proverbs of the World', 'Notes to Myself'],
  sport: ['Running Plans', 'Trail Running', 'Swim Drills', 'Cycling Routes', 'Workouts at Home', 'Football Drills', 'Tennis Basics', 'Climbing', 'Winter Sports', 'Snacks for the Team', 'First Half Marathon', 'Stretching after Sport'],
  travel: ['Weekend Trips', 'Mountain Lakes', 'Packing Lists', 'Journeys by Train', 'City Breaks', 'Islands and Beaches', 'Camper Van Life', 'Road Trips', 'Travel Journals', 'Hidden Villages', 'Europe in Autumn', 'Hikes for Families'],
  vehicles: ['Classic Cars', 'Camper Conversions', 'Motorcycle Trips', 'Garage Storage', 'Electric Cars', 'Road Bikes', 'Car Care', 'Vintage Trucks', 'Sailing Boats', 'Cargo Bikes', 'Cars of the Seventies', 'Tools and Workbench'],
  wedding: ['Wedding Flowers', 'Table Settings', 'Save the Date', 'Small Weddings', 'Wedding Cakes', 'Barn Weddings', 'Bridal Hair', 'First Dance Songs', 'Bridesmaid Dresses', 'Winter Weddings', 'Vows and Speeches', 'Wedding on a Budget'],
  womens_fashion: ['Capsule Wardrobe', 'Linen Dresses', 'Autumn Layers', 'Work Outfits', 'Vintage Denim', 'Cardigans and Knits', 'Outfits for Travel', 'Silk Scarves', 'Summer Hats', 'Ankle Boots', 'Wedding Guest Dresses', 'Style after Fifty'],
}

export const boardCategories = categoriesOf('en', english)

export function boardCategory(slug: string): BoardCategory | undefined {
  return boardCategories.find((one) => one.slug === slug)
}

export function categoriesOf(language: Language, names: BoardNames): readonly BoardCategory[] {
  return categoryIds.map((id) => ({ slug: id.replaceAll('_', '-'), name: categoryNames[id][language], boards: names[id] }))
}
