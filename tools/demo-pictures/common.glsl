#version 300 es
// Shared part of every demo picture: signed distances, light, lens. A scene adds map(), shade() and look().
precision highp float;
out vec4 outColor;
uniform vec2 resolution;
uniform vec2 jitter;      // pixel offset of this sample, -0.5..0.5
uniform vec2 lens;        // point on the lens, unit disk
uniform float variant;    // which of the scene's pictures

const float PI = 3.14159265;
float hash(vec2 p) { p = fract(p * vec2(123.34, 456.21)); p += dot(p, p + 45.32); return fract(p.x * p.y); }
float hash3(vec3 p) { p = fract(p * vec3(0.1031, 0.1030, 0.0973)); p += dot(p, p.yxz + 33.33); return fract((p.x + p.y) * p.z); }
float noise(vec2 p) { vec2 i = floor(p), f = fract(p); f = f * f * (3.0 - 2.0 * f);
  return mix(mix(hash(i), hash(i + vec2(1, 0)), f.x), mix(hash(i + vec2(0, 1)), hash(i + vec2(1, 1)), f.x), f.y); }
float noise3(vec3 p) { vec3 i = floor(p), f = fract(p); f = f * f * (3.0 - 2.0 * f);
  return mix(mix(mix(hash3(i), hash3(i + vec3(1,0,0)), f.x), mix(hash3(i + vec3(0,1,0)), hash3(i + vec3(1,1,0)), f.x), f.y),
             mix(mix(hash3(i + vec3(0,0,1)), hash3(i + vec3(1,0,1)), f.x), mix(hash3(i + vec3(0,1,1)), hash3(i + vec3(1,1,1)), f.x), f.y), f.z); }
float fbm(vec2 p) { float s = 0.0, a = 0.5; for (int i = 0; i < 5; i++) { s += a * noise(p); p = mat2(1.6, 1.2, -1.2, 1.6) * p; a *= 0.5; } return s; }
float smin(float a, float b, float k) { float h = max(k - abs(a - b), 0.0) / k; return min(a, b) - h * h * k * 0.25; }
mat2 rot(float a) { float c = cos(a), s = sin(a); return mat2(c, -s, s, c); }
float sdSphere(vec3 p, float r) { return length(p) - r; }
float sdEllipsoid(vec3 p, vec3 r) { float k0 = length(p / r), k1 = length(p / (r * r)); return k0 * (k0 - 1.0) / k1; }
float sdBox(vec3 p, vec3 b, float r) { vec3 q = abs(p) - b + r; return length(max(q, 0.0)) + min(max(q.x, max(q.y, q.z)), 0.0) - r; }
float sdCylinder(vec3 p, float r, float h, float e) { vec2 d = abs(vec2(length(p.xz), p.y)) - vec2(r, h) + e; return min(max(d.x, d.y), 0.0) + length(max(d, 0.0)) - e; }
float sdCapsule(vec3 p, vec3 a, vec3 b, float r) { vec3 pa = p - a, ba = b - a; float h = clamp(dot(pa, ba) / dot(ba, ba), 0.0, 1.0); return length(pa - ba * h) - r; }
float sdTorus(vec3 p, vec2 t) { return length(vec2(length(p.xz) - t.x, p.y)) - t.y; }
// A bowl: the lower shell of a sphere, cut at y = 0, with a round lip and a foot.
float sdBowl(vec3 p, float r, float t) {
  float shell = abs(length(p) - r) - t;
  float d = max(shell, p.y);
  d = min(d, sdTorus(p, vec2(r, t * 1.15)));
  return smin(d, sdCylinder(p + vec3(0, r, 0), r * 0.45, 0.06, 0.03), 0.08);
}
// A pot or a cup: a cone that is hollow at the top. r0 at the foot, r1 at the lip, height h, from y = 0.
float sdPot(vec3 p, float r0, float r1, float h) {
  float y = clamp(p.y / h, 0.0, 1.0), r = mix(r0, r1, y);
  float wall = (length(p.xz) - r) * 0.94;
  float outer = max(wall, max(-p.y, p.y - h)), inner = max(wall + 0.06, 0.07 - p.y);
  return max(outer, -inner) - 0.012;
}
// A leaf along +z from the origin: a thin bent ellipsoid.
float sdLeaf(vec3 p, float len, float wid, float bend) {
  p.y += bend * p.z * p.z / len; p.z -= len * 0.5;
  return sdEllipsoid(p, vec3(wid, 0.022 + 0.02 * wid, len * 0.5)) * 0.7;
}
vec2 nearer(vec2 a, vec2 b) { return a.x < b.x ? a : b; }
vec3 wood(vec2 p, vec3 dark, vec3 light) {
  float plank = floor(p.x / 1.3); vec2 q = vec2(p.x, p.y + plank * 7.3);
  float grain = fbm(vec2(q.x * 9.0, q.y * 0.7) + fbm(q * 1.4) * 2.2);
  float fine = noise(vec2(q.x * 70.0, q.y * 3.0));
  vec3 c = mix(dark, light, 0.25 + 0.75 * grain) * (0.9 + 0.12 * fine) * (0.9 + 0.16 * hash(vec2(plank, 3.0)));
  float gap = smoothstep(0.0, 0.02, abs(fract(p.x / 1.3) - 0.5) < 0.49 ? 1.0 : 0.0);
  return c * mix(0.35, 1.0, gap);
}
struct Surface { vec3 color; float gloss; float rough; };
struct View { vec3 eye; vec3 at; float fov; float aperture; vec3 sun; vec3 sunColor; vec3 skyTop; vec3 skyLow; float exposure; };
