// The second half: marching, soft shadow, ambient occlusion, tone. Comes after the scene.
vec3 normalAt(vec3 p) { vec2 e = vec2(0.0015, 0.0);
  return normalize(vec3(map(p + e.xyy).x - map(p - e.xyy).x, map(p + e.yxy).x - map(p - e.yxy).x, map(p + e.yyx).x - map(p - e.yyx).x)); }
float shadowAt(vec3 p, vec3 d) { float r = 1.0, t = 0.03;
  for (int i = 0; i < 26; i++) { float h = map(p + d * t).x; r = min(r, 9.0 * h / t); t += clamp(h, 0.03, 0.35); if (r < 0.01 || t > 7.0) break; }
  r = clamp(r, 0.0, 1.0); return r * r * (3.0 - 2.0 * r); }
float occlusionAt(vec3 p, vec3 n) { float o = 0.0, s = 1.0; for (int i = 0; i < 5; i++) { float h = 0.02 + 0.11 * float(i); o += (h - map(p + n * h).x) * s; s *= 0.8; } return clamp(1.0 - 0.9 * o, 0.0, 1.0); }
vec2 march(vec3 o, vec3 d) { float t = 0.05; float m = -1.0;
  for (int i = 0; i < 120; i++) { vec2 h = map(o + d * t); if (h.x < 0.0008 * t) { m = h.y; break; } t += h.x * 0.85; if (t > 30.0) break; }
  return vec2(t, m); }
vec3 backdrop(vec3 d, View v) { return mix(v.skyLow, v.skyTop, smoothstep(-0.2, 0.6, d.y)); }
vec3 lit(vec3 p, vec3 n, vec3 d, Surface s, View v, float ao) {
  float diffuse = max(dot(n, v.sun), 0.0) * shadowAt(p + n * 0.01, v.sun);
  float sky = 0.55 + 0.45 * n.y; float bounce = 0.35 * max(0.0, -n.y * 0.5 + 0.5);
  vec3 light = v.sunColor * diffuse + v.skyTop * sky * ao * 0.75 + v.skyLow * bounce * ao;
  vec3 h = normalize(v.sun - d); float f = pow(1.0 - max(dot(n, -d), 0.0), 5.0);
  float spec = s.gloss * pow(max(dot(n, h), 0.0), mix(140.0, 12.0, s.rough)) * diffuse * 2.2;
  vec3 rim = backdrop(reflect(d, n), v) * s.gloss * (0.06 + 0.5 * f) * ao;
  return s.color * light + v.sunColor * spec + rim;
}
void main() {
  View v = look();
  vec2 uv = (gl_FragCoord.xy + jitter - 0.5 * resolution) / resolution.y;
  vec3 w = normalize(v.at - v.eye), u = normalize(cross(w, vec3(0, 1, 0.0001))), q = cross(u, w);
  vec3 d = normalize(uv.x * u + uv.y * q + w / (2.0 * tan(v.fov * 0.5)));
  float focus = length(v.at - v.eye) / max(dot(d, w), 0.1);
  vec3 target = v.eye + d * focus; vec3 o = v.eye + (u * lens.x + q * lens.y) * v.aperture; d = normalize(target - o);
  vec2 hit = march(o, d); vec3 color;
  if (hit.y < 0.0) color = backdrop(d, v);
  else { vec3 p = o + d * hit.x, n = normalAt(p); Surface s = shade(p, n, hit.y);
    color = lit(p, n, d, s, v, occlusionAt(p, n)); color = mix(color, backdrop(d, v), smoothstep(9.0, 26.0, hit.x)); }
  color *= v.exposure; color = color * (2.51 * color + 0.03) / (color * (2.43 * color + 0.59) + 0.14);
  vec2 c = gl_FragCoord.xy / resolution - 0.5; color *= 1.0 - 0.45 * dot(c, c);
  outColor = vec4(color, 1.0);
}
